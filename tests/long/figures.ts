import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/** What a suite did, how often, and what was lost: the table at the end of the run. */
export type Figures = Record<string, number | string>

/** Keeps the figures of a suite for the table. */
export async function tell(suite: string, figures: Figures): Promise<void> {
  await writeFile(join(inject('figuresFolder'), suite), JSON.stringify(figures))
}
