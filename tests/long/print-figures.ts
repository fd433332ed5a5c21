import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { TestProject } from 'vitest/node'
import type { Figures } from './figures.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    figuresFolder: string
  }
}

/** One table for each suite, when all have ended. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'refyn-figures-'))
  project.provide('figuresFolder', folder)
  return async () => {
    for (const suite of (await readdir(folder)).toSorted()) {
      const figures = JSON.parse(await readFile(join(folder, suite), 'utf8')) as Figures
      process.stdout.write(`\n${suite}\n${rows(figures)}\n`)
    }
    await rm(folder, { recursive: true })
  }
}

function rows(figures: Figures): string {
  const names = Object.keys(figures)
  const width = Math.max(...names.map((name) => name.length))
  return names
    .map((name) => `  ${name.padEnd(width)}  ${String(figures[name]).padStart(8)}`)
    .join('\n')
}
