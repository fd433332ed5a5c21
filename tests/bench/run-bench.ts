import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import { benches } from './benches.ts'
import { openStage } from './stage.ts'
import { toDocument, toTable } from './table.ts'
import type { Row } from './row.ts'

// npm run bench [-- list upload]: what the limit of the machine is, and how near the app comes to it.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  const known = Object.keys(benches).join(', ')
  process.stderr.write(`There is no bench ${unknown.join(', ')}; there are ${known}\n`)
  process.exit(1)
}

const stage = await openStage()
const rows: Row[] = []
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stderr.write(`${name} …\n`)
    rows.push(...(await bench(stage)))
  }
} finally {
  await stage.close()
}
process.stdout.write(`${toTable(rows)}\n`)
if (wanted.length === 0)
  await writeFile('docs/benchmarks.md', toDocument(rows, new Date()))
