/** Amounts in words before the units they are said of. */
const counts: ReadonlyArray<readonly [words: RegExp, digits: string]> = [
  [/\b(?:1|one) and a half\b/g, '1.5'],
  [/\b(?:two|2) and a half\b/g, '2.5'],
  [/\b(?:a|one) (stop|degree) and a half\b/g, '1.5 $1s'],
  [/\b(?:two|2)[ -]thirds? (?:of a )?stops?\b/g, '0.67 stops'],
  [/\b(?:a |one )?third[ -](?:of a )?stops?\b/g, '0.33 stops'],
  [/\bthree[ -]quarters? (?:of a )?stops?\b/g, '0.75 stops'],
  [/\b(?:a |one )?quarter[ -](?:of a )?stops?\b/g, '0.25 stops'],
  [/\b(?:half a|a half|half|half of a)[ -](stop|degree)\b/g, '0.5 $1s'],
  [/\ba couple of\b/g, '2'],
  [/\b(?:a|an|one)(?: full| whole)? (stop|degree)\b/g, '1 $1'],
  [/\btwo (?:full )?(stop|degree)/g, '2 $1'],
  [/\bthree (?:full )?(stop|degree)/g, '3 $1'],
  [/\bfour (stop|degree)/g, '4 $1'],
  [/\bfive (stop|degree)/g, '5 $1'],
]

/** Turns of phrase that would be read as their opposite, in words that mean the same. */
const phrases: ReadonlyArray<readonly [phrase: RegExp, plain: string]> = [
  [/\b(?:do not|don't) (?:be afraid|hesitate) to\b/g, 'do'],
  [/\bwhy not\b/g, ''],
  [/\bnot only\b/g, ''],
  [/\b(?:no|not) more than |\bup to |\bat most |\broughly |\bapproximately /g, ''],
  [/\b(?:is|are|looks?) not (?:quite )?level\b/g, 'is crooked'],
  [/\b(?:not|isn't|aren't) (?:nearly |quite )?(?:bright|light) enough\b/g, 'too dark'],
  [/\b(?:not|isn't|aren't) (?:nearly |quite )?dark enough\b/g, 'too bright'],
  [/\b(?:not|isn't|aren't) (?:nearly |quite )?warm enough\b/g, 'too cool'],
  [/\b(?:not|isn't|aren't) (?:nearly |quite )?(?:sharp|crisp) enough\b/g, 'too soft'],
  [
    /\b(?:not enough|too little|low|little|lacks?|lacking|lack of) contrast\b/g,
    'more contrast',
  ],
  [
    /\b(?:not enough|too little|lacks?|lacking|lack of) (saturation|colou?r)\b/g,
    'more saturation',
  ],
  [/\bblack[ -]and[ -]white\b/g, 'monochrome'],
  [/\be\.g\.|\bi\.e\./g, 'say'],
]

/**
 * A text in lower case with plain signs: one kind of dash, quotation mark, minus and fraction, ranges
 * as `0.5 to 1`, and amounts before a unit as digits.
 */
export function plainOf(prose: string): string {
  const signs = prose
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll('½', '0.5')
    .replaceAll('⅓', '0.33')
    .replaceAll('⅔', '0.67')
    .replaceAll('¼', '0.25')
    .replaceAll('¾', '0.75')
    .replaceAll('−', '-')
    .replaceAll(/(\d)\s*[-–]\s*(?=\+?\d)/g, '$1 to ')
    .replaceAll(/\s*[–—]\s*|\s+-\s+/g, ', ')
    .replaceAll(/\b(\d)\/(\d)(?=(?: of a)?[ -]?(?:stop|ev|degree))/g, (_, over, under) =>
      (Number(over) / Number(under)).toFixed(2),
    )
    .replaceAll(/(\d) of a (?=stop|degree)/g, '$1 ')
    .replaceAll(/([a-z]): (?=[+-]?\d)/g, '$1 ')
  const all = [...phrases, ...counts]
  return all.reduce((text, [found, plain]) => text.replaceAll(found, plain), signs)
}
