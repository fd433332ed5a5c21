import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/**
 * A select that is built and put into SQL once, at its first call, and after that only filled with its
 * values: for what nearly every request asks, as building takes longer than asking. `value` stands in its
 * `where` for what each call brings; values that are always the same may be written as they are.
 */
export function prepared<Name extends string, Row>(
  build: (db: Db, value: (name: Name) => string) => Compilable<Row>,
): (db: Db, values: Readonly<Record<Name, string>>) => Promise<Row | undefined> {
  const names = new Map<unknown, Name>()
  const mark = (name: Name) => {
    const place = `\0${name}`
    names.set(place, name)
    return place
  }
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= build(db, mark).compile()
    const parameters = compiled.parameters.map((value) => {
      const name = names.get(value)
      return name === undefined ? value : values[name]
    })
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows[0]
  }
}
