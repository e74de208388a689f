import { type RawBuilder, sql } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Column type of a primary key that the database counts up. */
export const countedKey = (engine: Engine): RawBuilder<unknown> | 'integer' =>
  engine === 'postgres' ? sql`bigserial` : 'integer'

/** Instants in columns of integers. */
export const secondsOf = (instant: number): number => Math.floor(instant / 1_000)
