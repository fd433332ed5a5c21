/** The real provider of the tests has no types of its own; this is what we use of it. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, answer: ServerResponse) => Promise<void>
    interactionFinished(
      request: IncomingMessage,
      answer: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>
    Grant: new (of: { clientId: string; accountId: string }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export function createMemoryAdapter(): (model: string) => unknown
}
