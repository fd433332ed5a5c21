import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { languages } from '#routers/contract/languages.ts'
import { operatorMark } from '#server/kept-pages.ts'
import { followDevice } from './follow-device.ts'
import type { Language } from '#routers/contract/languages.ts'

interface BuiltFile {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type BuildManifest = Record<string, BuiltFile>
interface Rendered {
  html: string
  css: string
}
interface LandingModule {
  renderLanding(language: Language, operatorName: string): Promise<Rendered>
  renderGlobals(): string
}

/**
 * Writes `landing.LANGUAGE.html` beside the built client: the landing page with all its words, rules and
 * pictures, readable without a script. The server puts the operator's name in (server/kept-pages.ts).
 * Answers with the rules that the app's own page needs too.
 */
export async function makeLanding(root: string, folder: string): Promise<string> {
  const { pages, globals } = await render(root)
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as BuildManifest
  const app = manifest['index.html']
  const script = manifest['src/landing.ts']
  const later = manifest['src/landing-later.ts']
  if (!app || !script || !later)
    throw new Error('The build has no page or no landing script')
  // Named here they come beside the script, and not behind it.
  const beside = (script.imports ?? []).flatMap((name) => manifest[name]?.file ?? [])
  const fonts = (app.assets ?? []).filter((name) => /-latin-wght-normal-/.test(name))
  const faces = await Promise.all(
    (app.css ?? []).map((name) => readFile(join(folder, name), 'utf8')),
  )
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const head = [
    ...fonts.map(
      (name) =>
        `  <link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" />`,
    ),
    ...beside.map((file) => `  <link rel="modulepreload" href="/${file}" />`),
    `  <script type="module" src="/${script.file}" data-later="/${later.file}"></script>`,
  ]
  const bare = shell
    .replaceAll(
      /\s*<(?:script|link)[^>]*(?:src|href)="\/assets\/[^>]*>(?:<\/script>)?/g,
      '',
    )
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    // Of the app: who is signed in, and that it is on its way.
    .replace(/\s*<link\s+rel="preload"\s+as="fetch"[^>]*>/, '')
    .replace(/\s*<style>.*?<\/style>/s, '')
  for (const [language, { html, css }] of pages) {
    const page = bare
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('</head>', () =>
        [
          ...head,
          `  <style>${faces.join('')}${followDevice(css)}</style>`,
          '</head>',
        ].join('\n'),
      )
      .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${html}</div>`)
    if (!page.includes(html)) throw new Error('The page has no #root to fill')
    await writeFile(join(folder, `landing.${language}.html`), page)
  }
  return followDevice(globals)
}

/** With a build of its own, for Node: Vite gives its pictures the names they have in the client's. */
async function render(
  root: string,
): Promise<{ pages: Array<[Language, Rendered]>; globals: string }> {
  const outDir = join(root, 'node_modules', '.cache', 'landing')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: 'src/landing-html.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rollupOptions: { output: { entryFileNames: 'landing.mjs' } },
    },
  })
  const { renderLanding, renderGlobals } = (await import(
    `${pathToFileURL(join(outDir, 'landing.mjs')).href}?${Date.now()}`
  )) as LandingModule
  const pages: Array<[Language, Rendered]> = []
  for (const language of languages)
    pages.push([language, await renderLanding(language, operatorMark)])
  await rm(outDir, { recursive: true, force: true })
  return { pages, globals: renderGlobals() }
}
