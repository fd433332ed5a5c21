import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const link = /<link[^>]*rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/

/**
 * Puts the page's one small style sheet, its font faces, and the rules that every screen needs into the
 * page: nothing waits for a file more, and no script has to make them.
 */
export async function inlineStyles(folder: string, globals: string): Promise<void> {
  const path = join(folder, 'index.html')
  const page = await readFile(path, 'utf8')
  const [tag, file] = link.exec(page) ?? []
  if (!tag || !file) throw new Error('The page has no style sheet')
  const faces = (await readFile(join(folder, file), 'utf8')).trim()
  await writeFile(
    path,
    page.replace(tag, () => `<style>${faces}${globals}</style>`),
  )
}
