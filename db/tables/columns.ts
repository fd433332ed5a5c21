import type { ColumnType } from 'kysely'

/** 0 or 1, with a default. */
export type Flag = ColumnType<number, number | undefined, number>
/** A whole number that begins with a default. */
export type Count = ColumnType<number, number | undefined, number>
