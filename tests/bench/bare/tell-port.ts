import process from 'node:process'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Longer than a bench rests: a kept connection that ends as it is used again is an error to who asks. */
const keepAliveMs = 60_000

/** Listens on a free port and tells it to who started this process. */
export function tellPort(server: Server): void {
  server.keepAliveTimeout = keepAliveMs
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
}
