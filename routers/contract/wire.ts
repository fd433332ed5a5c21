/** What stands around each value. */
interface Envelope {
  json?: unknown
}

/**
 * How answers travel, and what our own client asks: as the json that their schemas describe, with moments as
 * ISO strings. superjson would walk through all of them for moments and sets that no schema has, and that costs
 * as much as all the rest of a long answer. It is superjson's own envelope for plain json, and the server
 * reads with superjson what it is asked (record 0026).
 */
export const plainJson = {
  serialize: (data: unknown): Envelope => ({ json: data }),
  deserialize: (envelope: Envelope | undefined): unknown => envelope?.json,
}
