import { chmodSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import SqliteDatabase from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../src/wiring/open-store.ts'
import { startMigratedDatabases } from './prepared-databases.ts'

const newFolder = () => temporaryFolder('opening')
async function migratedFolder(): Promise<string> {
  const { dataDir, drop } = await (await startMigratedDatabases('sqlite')).create()
  onTestFinished(drop)
  return dataDir
}

async function failureOf(options: Parameters<typeof openStore>[0]): Promise<string> {
  const error = await openStore(options).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof OperatorError)) throw new Error('not a reason for the operator', { cause: error })
  expect(error.message).toMatch(/^[^\n]+\.$/)
  return error.message
}

test('a file that is not a database is reported and left unchanged', async () => {
  const dataDir = newFolder()
  const file = path.join(dataDir, 'content.sqlite')
  writeFileSync(file, 'this is no database, and long enough to be read as one '.repeat(40))
  expect(await failureOf({ dataDir })).toContain(`${file} is broken`)
  expect(readFileSync(file, 'utf8')).toMatch(/^this is no database/)
})

test('a damaged database is reported and left unchanged', async () => {
  const dataDir = await migratedFolder()
  const file = path.join(dataDir, 'content.sqlite')
  const bytes = readFileSync(file)
  bytes.fill(0xaa, 4096 * 2, 4096 * 6)
  writeFileSync(file, bytes)
  expect(await failureOf({ dataDir })).toContain('is broken')
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

test('a database is checked unless it is as a clean stop left it', async () => {
  const dataDir = await migratedFolder()
  const pragma = vi.spyOn(SqliteDatabase.prototype, 'pragma')
  onTestFinished(() => pragma.mockRestore())
  async function isChecked(): Promise<boolean> {
    pragma.mockClear()
    await (await openStore({ dataDir })).close()
    return pragma.mock.calls.some(([text]) => text.startsWith('quick_check'))
  }
  expect(await isChecked()).toBe(true)
  expect(await isChecked()).toBe(false)
  utimesSync(path.join(dataDir, 'content.sqlite'), 1, 1)
  expect(await isChecked()).toBe(true)

  const other = new SqliteDatabase(path.join(dataDir, 'content.sqlite'))
  other.exec('create table of_another (id integer)')
  expect(await isChecked()).toBe(true)
  other.close()
})

test('a database of a newer version is left unchanged', async () => {
  const dataDir = await migratedFolder()
  const database = new SqliteDatabase(path.join(dataDir, 'content.sqlite'))
  database
    .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
    .run('9999-later', '2099-01-01')
  database.close()
  expect(await failureOf({ dataDir })).toContain('another version')
})

test('an unusable data folder is reported', async () => {
  expect(await failureOf({ dataDir: '/dev/null/data' })).toContain('DATA_DIR')
  if (process.getuid?.() === 0) return
  const dataDir = newFolder()
  chmodSync(dataDir, 0o500)
  expect(await failureOf({ dataDir })).toContain('cannot be written')
})

test('an unreachable PostgreSQL server is reported without its password', async () => {
  const message = await failureOf({
    dataDir: newFolder(),
    databaseUrl: 'postgres://editor:s3cret@127.0.0.1:9/marquee',
  })
  expect(message).toContain('127.0.0.1:9/marquee')
  expect(message).not.toContain('s3cret')
})
