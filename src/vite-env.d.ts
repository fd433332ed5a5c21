/// <reference types="vite/client" />

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Draws the document at `url` into the element; see swagger.io/docs/open-source-tools/swagger-ui/usage. */
  export default function SwaggerUI(options: {
    url: string
    dom_id: string
    deepLinking: boolean
    filter: boolean
    displayRequestDuration: boolean
    validatorUrl: null
  }): void
}
