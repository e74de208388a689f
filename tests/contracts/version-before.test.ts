import { openDatabase } from '@marquee/kit/database/database.ts'
import type { Migrations } from '@marquee/kit/database/migrations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedMigrations } from '../../src/wiring/open-store.ts'
import { type DatabaseServer, startDatabases, type TestDatabase } from './databases.ts'
import { describeOnEngines } from './on-engines.ts'
import { breakingChanges, readSchema, type Schema } from './read-schema.ts'

/** These are from before the first release. Another one needs a reason why no version in use depends on what it breaks. */
const exceptions = {
  '0007-account-pictures': ['drops accounts.loyalty_level'],
  '0052-provided-owners': [
    'drops flag_owners.password',
    'drops flag_session_uses',
    'drops flag_factors',
    'drops flag_recovery_codes',
    'drops flag_passkeys',
    'drops flag_challenges',
  ],
}

describeOnEngines('the version before', { dialect: true, slow: true }, (engine) => {
  let server: DatabaseServer
  beforeAll(async () => {
    server = await startDatabases(engine)
  })
  afterAll(() => server.stop())

  async function schemaAfter(database: TestDatabase, services: readonly Migrations[]): Promise<Schema> {
    const opened = await openDatabase<object>(database, services)
    const query = async (statement: string) => (await sql.raw<object>(statement).execute(opened.read)).rows
    const schema = await readSchema(engine, query)
    await opened.close()
    return schema
  }

  /** Breaking changes of each migration, by its name. */
  async function broken(services: readonly Migrations[]): Promise<Record<string, string[]>> {
    const names = [...new Set(services.flatMap((migrations) => Object.keys(migrations)))].sort()
    const database = await server.create()
    const found: Record<string, string[]> = {}
    let before: Schema = {}
    for (const last of names) {
      const upTo = services.map((migrations) =>
        Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last)),
      )
      const after = await schemaAfter(database, upTo)
      const changes = breakingChanges(before, after)
      if (changes.length > 0) found[last] = changes
      before = after
    }
    await database.drop()
    expect(Object.keys(before).length).toBeGreaterThan(0)
    return found
  }

  test('serves on with the tables of every later migration', async () => {
    expect(await broken(storedMigrations)).toEqual(exceptions)
  })

  const first = [
    'create table seats (id text not null primary key, name text, room text default 0)',
    'create table rooms (id text)',
  ]
  const renewed = (columns: string) => [
    'create table new_seats (id text not null primary key, ' + columns + ')',
    'drop table seats',
    'alter table new_seats rename to seats',
  ]
  const brokenBy = async (statements: readonly string[]) => {
    const running =
      (each: readonly string[]): Migrations[string] =>
      async (db) => {
        for (const statement of each) await sql.raw(statement).execute(db)
      }
    const found = await broken([{ '1-first': running(first), '2-second': running(statements) }])
    return found['2-second'] ?? []
  }

  test('breaks on dropped, renamed, required and retyped columns and tables, and on keys', async () => {
    const breaking: readonly (readonly [change: string, statements: readonly string[]])[] = [
      ['drops rooms', ['alter table rooms rename to halls']],
      ['drops seats.name', ['alter table seats rename column name to label']],
      ['requires seats.row', renewed('name text, room text default 0, "row" text not null')],
      ['requires seats.name', renewed('name text not null, room text default 0')],
      ['turns seats.name from text into integer', renewed('name integer, room text default 0')],
      ['demands one row for seats(name,room)', ['create unique index one on seats (room, name)']],
      [
        'no longer has one row for seats(id)',
        [
          'create table new_seats (id text not null, name text, room text default 0)',
          ...renewed('').slice(1),
        ],
      ],
    ]
    for (const [change, statements] of breaking) expect(await brokenBy(statements)).toEqual([change])
  })
})
