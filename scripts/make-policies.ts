import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fromMarkdown } from 'mdast-util-from-markdown'
import PDFDocument from 'pdfkit'
import { policies } from '../src/features/pages/policies.ts'
import type { PhrasingContent, RootContent } from 'mdast'

const margin = 64
const sizes = { 1: 24, 2: 15 } as const
const textSize = 10.5
const ink = '#221d18'
const indent = 14

/** The policies as PDF, from the Markdown in docs/policies: tagged, so that a screen reader finds its way. */
export async function makePolicies(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'policies'), { recursive: true })
  for (const name of policies) {
    const markdown = await readFile(join(root, 'docs', 'policies', `${name}.md`), 'utf8')
    await writePdf(markdown, join(folder, 'policies', `${name}.pdf`))
  }
}

async function writePdf(markdown: string, path: string): Promise<void> {
  const { children } = fromMarkdown(markdown)
  const title = children.find((node) => node.type === 'heading')
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title ? wordsOf(title.children) : 'Refyn',
      Author: 'Refyn',
      // The same words make the same file.
      CreationDate: new Date(0),
      ModDate: new Date(0),
    },
  })
  const written = pipeline(pdf, createWriteStream(path))
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  for (const node of children) {
    const element = elementOf(pdf, node)
    if (element) whole.add(element)
  }
  whole.end()
  pdf.end()
  await written
}

function elementOf(
  pdf: PDFKit.PDFDocument,
  node: RootContent,
): PDFKit.PDFStructureElement | null {
  if (node.type === 'heading') {
    const level = node.depth === 1 ? 1 : 2
    return pdf.struct(`H${level}`, {}, () => {
      pdf.moveDown(level === 1 ? 0 : 0.8)
      pdf.font('Times-Bold').fontSize(sizes[level]).fillColor(ink)
      pdf.text(wordsOf(node.children))
      pdf.moveDown(level === 1 ? 0.6 : 0.3)
    })
  }
  if (node.type === 'paragraph')
    return pdf.struct('P', {}, () => {
      phrase(pdf, node.children, {})
      pdf.moveDown(0.6)
    })
  if (node.type !== 'list') return null
  const list = pdf.struct('L')
  for (const item of node.children) {
    const [words] = item.children
    if (words?.type !== 'paragraph') continue
    const body = pdf.struct('LBody', {}, () => {
      const { x, y } = pdf
      pdf.font('Helvetica').fontSize(textSize).text('•', x, y)
      pdf.x = x + indent
      pdf.y = y
      phrase(pdf, words.children, { width: pdf.page.width - 2 * margin - indent })
      pdf.x = x
      pdf.moveDown(0.35)
    })
    list.add(pdf.struct('LI', {}, [body]))
  }
  return list
}

/** A run of words with its bold ones; pdfkit goes on in the line while `continued` is set. */
function phrase(
  pdf: PDFKit.PDFDocument,
  nodes: PhrasingContent[],
  options: PDFKit.Mixins.TextOptions,
): void {
  for (const [index, node] of nodes.entries()) {
    const isBold = node.type === 'strong'
    pdf
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(textSize)
      .fillColor(ink)
      .text(wordsOf([node]), {
        ...options,
        lineGap: 3,
        continued: index < nodes.length - 1,
      })
  }
}

function wordsOf(nodes: PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value
      return 'children' in node ? wordsOf(node.children) : ''
    })
    .join('')
}
