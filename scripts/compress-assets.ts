import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:m?js|css|json|svg|html|txt|webmanifest)$/
/** Below this the headers cost more than is saved. */
const leastBytes = 1024
/** One short of the best: a tenth of the time for a hundredth of the size. */
const brotliQuality = 9

/**
 * Writes a brotli and a gzip copy beside each text of a folder and those below it, so that the server
 * sends what was compressed once at build and spends nothing on it later.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((one) => compressible.test(one))) {
    const path = join(folder, name)
    const bytes = await readFile(path)
    if (bytes.byteLength < leastBytes) continue
    const [small, usual] = await Promise.all([
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      }),
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ])
    await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, usual)])
  }
}
