import { describe } from 'vitest'
import { engines } from './databases.ts'

type Engine = (typeof engines)[number]

interface Selection {
  /** SQL that differs by engine, locks or notifications: `.ci/run` repeats the block on PostgreSQL. */
  readonly dialect?: boolean
  /** Left out of `npm test` on SQLite too. */
  readonly slow?: boolean
}

/** A block for each engine; on PostgreSQL nightly only, unless its subject is the dialect. */
export function describeOnEngines(
  name: string,
  { dialect = false, slow = false }: Selection,
  define: (engine: Engine) => void,
): void {
  const tags = { sqlite: slow ? ['rest'] : [], postgres: [dialect ? 'rest' : 'exhaustive'] }
  for (const engine of engines) describe(`${name} on ${engine}`, { tags: tags[engine] }, () => define(engine))
}
