import { SqliteDialect, SqliteQueryCompiler } from 'kysely'
import type { OperationNode } from 'kysely'

/**
 * kysely's SQLite, whose selects are planned once and not at each run. SQLite plans a statement anew when
 * another value is bound where the value might matter to the plan (sqlite3_prepare_v3, third remark on the
 * "v2" interfaces), and better-sqlite3 unbinds all of them behind each run: that takes five times as long as
 * to find a session. A cast says nothing of its value to the planner, and of the type of the column that it
 * is compared with it changes nothing; only against an expression without a type, such as json_extract, it
 * would compare as that type.
 */
export class SteadySqliteDialect extends SqliteDialect {
  override createQueryCompiler(): SqliteQueryCompiler {
    return new SteadyQueryCompiler()
  }
}

class SteadyQueryCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    const type = this.isInSelect() ? typeToCastTo(value) : null
    if (type === null) {
      super.appendValue(value)
      return
    }
    this.append('cast(')
    super.appendValue(value)
    this.append(` as ${type})`)
  }

  /** What writes finds its rows by their ids, which has one plan; and its values may be null or not. */
  private isInSelect(): boolean {
    const [outermost]: Array<OperationNode | undefined> = this.nodeStack
    return outermost?.kind === 'SelectQueryNode'
  }
}

/** What better-sqlite3 binds it as; all numbers are floating ones to it. */
function typeToCastTo(value: unknown): 'text' | 'real' | null {
  if (typeof value === 'string') return 'text'
  return typeof value === 'number' ? 'real' : null
}
