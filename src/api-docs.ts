import 'swagger-ui-dist/swagger-ui.css'
import './api-docs.css'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'

/** The page at /api/docs: what the server says of its paths, to read and to try with one's own session. */
const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const follow = () =>
  document.documentElement.classList.toggle('dark-mode', prefersDark.matches)
follow()
prefersDark.addEventListener('change', follow)

SwaggerUI({
  url: '/api/openapi.json',
  dom_id: '#api-docs',
  deepLinking: true,
  filter: true,
  displayRequestDuration: true,
  // Otherwise the document is sent to a server of the library's makers.
  validatorUrl: null,
})
