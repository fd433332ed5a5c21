import { readFile } from 'node:fs/promises'
import { colourTokens } from '#src/theme/colour-tokens.ts'
import type { Plugin } from 'vite'

const ofItsOwn = '?own'

/**
 * Leaves out of the client what the page has in its head (scripts/inline-styles.ts): the values of the
 * colours, which the client asks for by their names alone, and the maker of the rules that every page needs;
 * and the observer of many queries, which tRPC offers and no screen uses. What reads events is left out of the
 * first load: @trpc/client is one module, whose parts would all stay where the first of them is needed.
 */
export function leaveOut(): Plugin {
  let hasPage = true
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    // As `import.meta.env.PROD` in src/theme/system.ts: another build makes its rules itself.
    configResolved({ isProduction }) {
      hasPage = isProduction
    },
    async resolveId(source, importer) {
      if (source !== '@trpc/client' || !importer?.endsWith('/src/lib/follow-link.ts'))
        return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && { ...found, id: found.id + ofItsOwn }
    },
    load(id) {
      if (id.endsWith(ofItsOwn)) return readFile(id.slice(0, -ofItsOwn.length), 'utf8')
      if (hasPage && id.endsWith('/src/theme/colour-tokens.ts')) return namesAlone()
      if (hasPage && id.endsWith('/@chakra-ui/react/dist/esm/styled-system/preflight.js'))
        return 'export const createPreflight = () => ({})'
      if (id.endsWith('/@tanstack/query-core/build/modern/queriesObserver.js'))
        return `export class QueriesObserver {
          constructor() { throw new Error('useQueries is left out: scripts/leave-out.ts') }
        }`
      return null
    },
  }
}

/** The same tokens with one value for all: none is without, and none is told apart. */
function namesAlone(): string {
  const isToken = (at: object) => 'value' in at
  const named = (at: object): string =>
    isToken(at)
      ? 'token()'
      : `{${Object.entries(at)
          .map(([name, inner]) => `${JSON.stringify(name)}:${named(inner as object)}`)
          .join(',')}}`
  return `const token = () => ({ value: '-' })\nexport const colourTokens = ${named(colourTokens)}`
}
