import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { OperatorError, oneLine, reasonOf } from '../start/operator-error.ts'
import type { Engine } from './columns.ts'

type Migrate = (db: Parameters<Migration['up']>[0], engine: Engine) => Promise<void>

/**
 * The migrations of a service, by name. Never edit a published one: add another, whose name is greater than
 * those of all services.
 */
export type Migrations = Readonly<Record<string, Migrate>>

/** A name that several services have is one migration: theirs run one after the other. */
function compose(services: readonly Migrations[], engine: Engine): Record<string, Migration> {
  const names = new Set(services.flatMap((migrations) => Object.keys(migrations)))
  const run = async (db: Parameters<Migrate>[0], name: string) => {
    for (const migrations of services) await migrations[name]?.(db, engine)
  }
  return Object.fromEntries([...names].map((name) => [name, { up: (db) => run(db, name) }]))
}

export async function migrate<Tables>(
  database: Kysely<Tables>,
  engine: Engine,
  services: readonly Migrations[],
  place: string,
): Promise<void> {
  const migrations = compose(services, engine)
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new OperatorError(
      `The content database ${place} was written by another version of this program (${oneLine(error.message)}); nothing was changed.`,
      { cause: error },
    )
  }
  const failed = results?.find((result) => result.status === 'Error')
  if (failed)
    throw new OperatorError(
      `The content database ${place} could not be brought up to date (${failed.migrationName}: ${reasonOf(error)}).`,
      { cause: error },
    )
  throw error
}
