/** word-extractor has no types of its own; this is what we use of it. */
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(
      source: Buffer,
    ): Promise<{ getBody(options: { filterUnicode: boolean }): string }>
  }
}
