import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const link = /<link[^>]*rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/

/** Puts the page's one small style sheet, its font faces, into the page: nothing waits for a file more. */
export async function inlineStyles(folder: string): Promise<void> {
  const path = join(folder, 'index.html')
  const page = await readFile(path, 'utf8')
  const [tag = '', file] = link.exec(page) ?? []
  if (!file) return
  const css = (await readFile(join(folder, file), 'utf8')).trim()
  await writeFile(
    path,
    page.replace(tag, () => `<style>${css}</style>`),
  )
}
