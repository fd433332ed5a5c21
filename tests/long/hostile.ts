/** What has broken servers before: as the value of a field, a piece of an address, or a header. */
export const hostileTexts =
  `|||a|../../etc/passwd|..\\..\\x|/|%|%zz|%00|%ff|%2e%2e%2f|' or 1=1 --|"; drop table users; --|*|"*"|NEAR(|a OR|-|%_|__proto__|constructor|prototype|toString|hasOwnProperty|valueOf|NaN|1e309|-0|0x10|null|undefined|true|<script>alert(1)</script>|javascript:alert(1)|data:text/html,x|http://|2026-13-45|0000-00-00T00:00:00Z|+275761|session_|session_1_a|a@example.org|a@b`
    .split('|')
    .concat([
      ' ',
      '\u0000',
      'a\u0000b',
      '\u202E',
      '\uFEFF',
      '\uFFFF',
      '\uD800',
      'a\r\nSet-Cookie: x=1',
      '9'.repeat(400),
      `session_${'a'.repeat(92)}`,
      'a'.repeat(26),
      '2'.repeat(32),
      `ada@${'x'.repeat(250)}.org`,
      'long '.repeat(2000),
      '*_'.repeat(3000),
      '['.repeat(3000),
      '😀'.repeat(1000),
      'ﷺ'.repeat(50),
    ])

/** Bodies that are no object, or no json, or more of it than a parser likes. */
export const hostileBodies = [
  'null',
  '0',
  '"x"',
  '[]',
  'true',
  '',
  '{',
  '\uFEFF{}',
  '['.repeat(50_000),
  `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  '{"__proto__":1}',
  '1e999',
]

/** What superjson reads beside a value: classes, dates and places that somebody made up. */
export const hostileMetas = [
  '{"values":{"__proto__.polluted":["Date"]}}',
  '{"values":["class","User"]}',
  '{"values":{"id":["regexp"]}}',
  '{"values":{"id":["bigint"]},"v":1}',
  '{"values":{"id":["map"]}}',
  '{"referentialEqualities":{"id":["__proto__.x"]}}',
  '{"values":{"id":["undefined"],"sessionId":["symbol","x"]}}',
  '{"values":5}',
  '{"values":{"a.b.c":["set"]}}',
  '[]',
  '"x"',
  '{"values":[["typed-array","Int8Array"]]}',
].map((text) => JSON.parse(text) as unknown)

/** Headers that are read somewhere, with what they are rarely sent with. */
export const oddHeaders: Record<string, string[]> = {
  range: ['bytes=0-', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,2-3', 'bytes=999999999999999-'],
  'if-none-match': ['*', '"x"', 'W/"x"', '"'],
  'if-range': ['"x"', 'Sun, 06 Nov 1994 08:49:37 GMT'],
  'if-modified-since': ['Sun, 06 Nov 1994 08:49:37 GMT'],
  'content-type': [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/offset+octet-stream',
    'application/json; charset=utf-7',
  ],
  cookie: [
    'session=',
    'session=x',
    `session=${'a'.repeat(40)}`,
    '__Host-session=x; session=y',
    'oauth=%%%',
    ';;;=',
  ],
  accept: ['*/*', 'text/html', 'text/event-stream', 'application/jsonl'],
  'accept-language': ['de', 'en;q=0', 'de;q=x', '*', ',,,;q=1'],
  'accept-encoding': ['br', 'gzip;q=0', 'identity'],
  'x-forwarded-for': ['1.2.3.4', '::1', ',', 'unknown'],
  'x-forwarded-proto': ['https, http', 'gopher'],
  host: ['evil.example', '', ':0'],
  'x-http-method-override': ['DELETE', 'PATCH'],
  'tus-resumable': ['1.0.0', '0.2.2'],
  'last-event-id': ['x', `${'a'.repeat(26)}.1.1`, '0'],
  'trpc-accept': ['application/jsonl'],
  'stripe-signature': ['t=1,v1=x'],
  'content-length': ['0', '999999999', '-1'],
  'user-agent': ['x'.repeat(3000)],
}
