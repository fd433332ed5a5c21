import process from 'node:process'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free port and tells it to who started this process. */
export function tellPort(server: Server): void {
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
}
