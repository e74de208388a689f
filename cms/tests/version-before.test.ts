import { createClient } from '@libsql/client'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { breakingChanges, readSchema, type Schema } from '../../tests/contracts/read-schema.ts'
import { migrations as onPostgres } from '../src/migrations/postgres/index.ts'
import { migrations as onSqlite } from '../src/migrations/sqlite/index.ts'
import { ownPostgres } from './cms-on.ts'

/** Names without time of migrations that may break something, each with its reason. */
const exceptions: readonly string[] = [
  // The version before would go on to accept the passwords that this one takes away.
  'staff_identity',
]

interface Statement {
  readonly queryChunks: readonly { readonly value: readonly string[] }[]
}
const textOf = ({ queryChunks }: Statement) => queryChunks.flatMap(({ value }) => value).join('')

/** Names without time of the migrations that break something, with what they break. */
async function broken(
  names: readonly string[],
  run: (index: number) => Promise<unknown>,
  read: () => Promise<Schema>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  let before: Schema = {}
  for (const [index, name] of names.entries()) {
    await run(index)
    const after = await read()
    const changes = breakingChanges(before, after)
    if (changes.length > 0) found[name.replace(/^\d+_\d+_/, '')] = changes
    before = after
  }
  expect(before).toHaveProperty('users')
  return found
}

test('on SQLite the version before serves on with the tables of every later migration', async () => {
  const client = createClient({ url: ':memory:' })
  const db = { run: (statement: Statement) => client.execute(textOf(statement)) }
  const found = await broken(
    onSqlite.map(({ name }) => name),
    async (index) => onSqlite[index]?.up({ db } as never),
    () => readSchema('sqlite', async (statement) => (await client.execute(statement)).rows),
  )
  client.close()
  expect(Object.keys(found), JSON.stringify(found)).toEqual(exceptions)
})

test('on PostgreSQL the version before serves on with the tables of every later migration', async () => {
  const client = new pg.Client({ connectionString: (await ownPostgres()).url })
  await client.connect()
  onTestFinished(() => client.end())
  const db = { execute: (statement: Statement) => client.query(textOf(statement)) }
  await client.query('create schema cms')
  const found = await broken(
    onPostgres.map(({ name }) => name),
    async (index) => onPostgres[index]?.up({ db } as never),
    () => readSchema('postgres', async (statement) => (await client.query<object>(statement)).rows, 'cms'),
  )
  expect(Object.keys(found), JSON.stringify(found)).toEqual(exceptions)
})
