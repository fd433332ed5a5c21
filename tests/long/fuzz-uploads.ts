import fc from 'fast-check'
import { actor, header, headers, site } from './fuzz-headers.ts'
import { anyOf, nastyText } from './fuzz-values.ts'
import type { Arbitrary } from 'fast-check'
import type { Fuzzed } from './fuzz-headers.ts'
import type { Pool } from './fuzz-values.ts'

/** Resumable uploads: one's own, another's, and none. */
export function tus(pool: Pool): Arbitrary<Fuzzed> {
  const field = fc.tuple(
    fc.constantFrom(
      'sessionId',
      'filename',
      'filetype',
      'originalFileId',
      '__proto__',
      '',
    ),
    fc.oneof(
      anyOf(pool, 'sessions'),
      anyOf(pool, 'records'),
      nastyText,
      fc.constant('a.jpg'),
    ),
  )
  return fc
    .record({
      actor,
      method: fc.constantFrom(
        'POST',
        'POST',
        'PATCH',
        'HEAD',
        'DELETE',
        'OPTIONS',
        'GET',
      ),
      id: fc.oneof(
        anyOf(pool, 'uploads'),
        fc.constantFrom('', 'x', '%2e%2e', `${'a'.repeat(32)}?x=/b`),
      ),
      metadata: fc.array(field, { maxLength: 5 }),
      length: fc.oneof(
        header('upload-length', '5', '0', '-1', '1e3', '99999999999'),
        header('upload-defer-length', '1'),
      ),
      offset: header('upload-offset', '0', '1', '5', '-1'),
      version: header('tus-resumable', '1.0.0', '1.0.0', '1.0.0', '0.1'),
      type: header(
        'content-type',
        'application/offset+octet-stream',
        'application/offset+octet-stream',
      ),
      headers,
      body: nastyText,
    })
    .map(({ id, metadata, length, offset, version, type, body, ...rest }) => {
      const pairs = metadata.map(
        ([name, value]) =>
          `${name} ${Buffer.from(value.slice(0, 500)).toString('base64')}`,
      )
      return {
        ...rest,
        target: 'tus',
        path: rest.method === 'POST' ? '/api/tus' : `/api/tus/${id}`,
        headers: [
          length,
          offset,
          version,
          type,
          ['upload-metadata', pairs.join(',')],
          ...rest.headers,
        ],
        body: rest.method === 'POST' || rest.method === 'PATCH' ? body : null,
      }
    })
}

/** Forms of files, with any field in any order. */
export function form(pool: Pool): Arbitrary<Fuzzed> {
  const field = fc.tuple(
    fc.constantFrom(
      'sessionId',
      'files',
      'files',
      'image',
      'originalFileId',
      '__proto__',
      'x',
    ),
    fc.oneof(anyOf(pool, 'sessions'), anyOf(pool, 'records'), nastyText),
    fc.oneof(
      fc.constant(null),
      fc.constantFrom('a.jpg', 'b.png', 'c.pdf', 'fake.jpg'),
      nastyText,
    ),
  )
  return fc
    .record({
      actor,
      path: fc.constantFrom('/api/upload', '/api/upload-profile-image'),
      body: fc.array(field, { maxLength: 7 }),
      headers: site,
    })
    .map((rest) => ({ ...rest, target: 'a form', method: 'POST' }))
}
