import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { joinLines } from './reading/page-lines.ts'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { PageLine } from './reading/page-lines.ts'

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(assets, name)}/`

/** A page is drawn at most this large, whatever the document claims its size to be. */
const maxPageEdge = 2000
const maxTextPages = 200

/** Opens a PDF without running anything in it; the caller destroys its loading task. */
export async function openPdf(path: string): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(await readFile(path)),
    useSystemFonts: false,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    verbosity: 0,
  }).promise
}

/** One page as PNG, `width` wide at most; pages count from 1. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
): Promise<Buffer> {
  const page = await pdf.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  const longest = Math.max(natural.width, natural.height)
  const scale = Math.min(width / natural.width, maxPageEdge / longest)
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(
    Math.max(1, Math.ceil(viewport.width)),
    Math.max(1, Math.ceil(viewport.height)),
  )
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  page.cleanup()
  return canvas.toBuffer('image/png')
}

/**
 * The text of the document by pages, the first 200 of them, in reading order as the file has it.
 * Line breaks are those of the page; a blank line stands where the page leaves a gap.
 */
export async function readText(pdf: PDFDocumentProxy): Promise<string[]> {
  const pages: PageLine[][] = []
  for (let number = 1; number <= Math.min(pdf.numPages, maxTextPages); number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(readLines(items.filter((item) => 'str' in item)))
    page.cleanup()
  }
  return joinLines(pages)
}

function readLines(items: TextItem[]): PageLine[] {
  const lines: PageLine[] = []
  let line: PageLine | undefined
  for (const item of items) {
    const [x, y]: unknown[] = item.transform.slice(4)
    if (line) line.text += item.str
    else if (item.str.trim() !== '') line = { text: item.str, x: Number(x), y: Number(y) }
    if (!item.hasEOL || !line) continue
    lines.push({ ...line, text: line.text.trim() })
    line = undefined
  }
  return line ? [...lines, { ...line, text: line.text.trim() }] : lines
}
