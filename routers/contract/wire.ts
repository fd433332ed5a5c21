/** What stands around each answer. */
interface Envelope {
  json?: unknown
}

/**
 * How answers travel: as the json that their schemas describe, with moments as ISO strings. superjson, which
 * inputs have, would walk through all of them for moments and sets that no schema has, and that costs as much
 * as all the rest of a long answer. The envelope is the same.
 */
export const answers = {
  serialize: (data: unknown): Envelope => ({ json: data }),
  deserialize: (envelope: Envelope | undefined): unknown => envelope?.json,
}
