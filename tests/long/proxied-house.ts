import { runServer } from '#tests/support/run-server.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import { documentedSettings, siteName } from './documented-proxy.ts'
import { httpsLine } from './https-line.ts'
import { runProxy } from './run-proxy.ts'
import type { ServerProcess } from '#tests/support/run-server.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import type { ProxyName } from './documented-proxy.ts'
import type { HttpVersion, HttpsLine } from './https-line.ts'
import type { RunningProxy } from './run-proxy.ts'

export const siteUrl = `https://${siteName}`

export interface ProxiedHouse {
  server: ServerProcess
  proxy: RunningProxy
  /** Somebody at an address of this machine of their own, in the version that browsers speak there. */
  visitor(options?: { version?: HttpVersion }): Visitor & { from: string }
  /** The same, with a new account, signed in. */
  member(options?: { version?: HttpVersion }): Promise<Visitor & { from: string }>
  close(): Promise<void>
}

/** Caddy offers HTTP/2 by itself. */
const usualVersion = { nginx: 1, caddy: 2 } as const

/** A real Refyn with the settings that the document tells one to set, behind a real proxy. */
export async function proxiedHouse(
  name: ProxyName,
  env: Record<string, string>,
): Promise<ProxiedHouse> {
  const server = await runServer({
    ...documentedSettings(),
    APP_URL: siteUrl,
    DEFAULT_PLAN: 'premium',
    ...env,
  })
  const proxy = await runProxy(name, Number(new URL(server.url).port)).catch(
    async (error: unknown) => {
      await server.close()
      throw error
    },
  )
  const lines: HttpsLine[] = []
  const house: ProxiedHouse = {
    server,
    proxy,
    visitor({ version = usualVersion[name] } = {}) {
      // Every address of 127.0.0.0/8 is this machine.
      const from = `127.0.7.${lines.length + 1}`
      const line = httpsLine(proxy, from, version)
      lines.push(line)
      return Object.assign(visitorOf(line, siteUrl), { from })
    },
    async member(options) {
      const visitor = house.visitor(options)
      const person = {
        email: `person${lines.length}@example.org`,
        password: 'a long enough one',
      }
      const { status } = await visitor.send('POST', '/api/auth/register', person)
      if (status !== 201) throw new Error(`Registration answered ${status}`)
      return visitor
    },
    async close() {
      for (const line of lines) line.close()
      await proxy.close()
      await server.close()
    },
  }
  return house
}
