import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const indexed = ['title', 'content', 'tags', '"userId"']
const listed = indexed.join(', ')
const valuesOf = (row: 'new' | 'old') =>
  indexed.map((column) => `${row}.${column}`).join(', ')

const statements = [
  // The sentence of the feedback that a note stands for; the click that made a note.
  `alter table notes add column excerpt text`,
  `alter table notes add column "requestId" text`,
  `create unique index notes_of_request on notes ("userId", "requestId")`,
  `create index notes_of_message on notes ("messageId")`,
  // The row ids of a table without an integer key change with a VACUUM: the index has its own.
  `alter table notes add column "searchId" integer`,
  `create unique index notes_by_search on notes ("searchId")`,
  `update notes set "searchId" = rowid`,
  // Words with and without their accents, and beginnings of two and three letters.
  `create virtual table notes_search using fts5(
    ${listed}, content = 'notes', content_rowid = 'searchId',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
  )`,
  `insert into notes_search (rowid, ${listed}) select "searchId", ${listed} from notes`,
  `create trigger notes_inserted after insert on notes begin
    update notes set "searchId" = (select coalesce(max("searchId"), 0) + 1 from notes)
      where id = new.id;
    insert into notes_search (rowid, ${listed})
      select "searchId", ${listed} from notes where id = new.id;
  end`,
  `create trigger notes_deleted after delete on notes begin
    insert into notes_search (notes_search, rowid, ${listed})
      values ('delete', old."searchId", ${valuesOf('old')});
  end`,
  `create trigger notes_changed after update of title, content, tags on notes begin
    insert into notes_search (notes_search, rowid, ${listed})
      values ('delete', old."searchId", ${valuesOf('old')});
    insert into notes_search (rowid, ${listed}) values (new."searchId", ${valuesOf('new')});
  end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
