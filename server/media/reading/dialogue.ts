/**
 * Speech in one paragraph, by each house's marks: “…”, "…", „…“, «…», ‘…’ and, where a capital
 * opens and punctuation closes it, '…'. A mark that opens a paragraph and is never closed is
 * speech to its end, as is the custom where a speech goes on in the next paragraph. Lengths are
 * bounded, or a page of opening marks alone would keep this busy for minutes.
 */
const speech =
  /„[^„“”]{2,4000}[“”]|“[^“”]{2,4000}”|"[^"]{2,4000}"|«[^«»]{2,4000}»|(?<![\p{L}\p{N}])‘(?:[^‘’]|’(?=\p{L})){2,4000}’(?!\p{L})|(?<![\p{L}\p{N}])'(?=\p{Lu})(?:[^']|(?<=\p{L})'(?=\p{L}))+?[.,!?…—-]'(?!\p{L})|^["“][^"”]{2,}$/gu

/** The spoken parts of a paragraph that holds no line break. */
export function spokenParts(paragraph: string): string[] {
  return paragraph.match(speech) ?? []
}

/** The narration alone; where speech was, a comma stands, so that no two words meet there. */
export function withoutSpeech(paragraph: string): string {
  return paragraph.replaceAll(speech, ' , ')
}
