import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../files/temporary-folder.fixture.ts'
import { openDatabase } from './database.ts'
import type { Migrations } from './migrations.ts'

interface Tables {
  readonly notes: { readonly text: string }
}

const notes: Migrations = {
  '0001-notes': async (db) => db.schema.createTable('notes').addColumn('text', 'text').execute(),
}

/** A store whose file another process has locked. */
async function locked() {
  const dataDir = temporaryFolder('locked')
  const database = await openDatabase<Tables>({ dataDir }, [notes])
  const other = new SqliteDatabase(path.join(dataDir, 'content.sqlite'))
  onTestFinished(async () => {
    other.close()
    await database.close()
  })
  other.exec('begin immediate')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const write = (text: string) => database.db.insertInto('notes').values({ text }).execute()
  const texts = async () =>
    (await database.read.selectFrom('notes').select('text').execute()).map(({ text }) => text)
  return { database, other, write, texts }
}

afterEach(() => void vi.useRealTimers())

test('a write waits for the lock of another process, and reads go on meanwhile', async () => {
  const { database, other, write, texts } = await locked()
  const written = write('a')
  const together = database.transaction(async (db) => {
    await db.insertInto('notes').values({ text: 'b' }).execute()
    await db.insertInto('notes').values({ text: 'c' }).execute()
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await texts()).toEqual([])
  other.exec('commit')
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all([written, together])
  expect(await texts()).toEqual(['a', 'b', 'c'])
})

test('writes behind one that has given up are refused soon, until one succeeds', async () => {
  const { other, write, texts } = await locked()
  const results = ['a', 'b', 'c'].map((text) =>
    write(text).then(
      () => 'written',
      ({ code }) => code,
    ),
  )
  await vi.advanceTimersByTimeAsync(18_000)
  expect(await Promise.all(results)).toEqual(['SQLITE_BUSY', 'SQLITE_BUSY', 'SQLITE_BUSY'])
  other.exec('commit')
  await write('d')
  other.exec('begin immediate')
  const patient = write('e')
  await vi.advanceTimersByTimeAsync(10_000)
  other.exec('commit')
  await vi.advanceTimersByTimeAsync(1_000)
  await patient
  expect(await texts()).toEqual(['d', 'e'])
})
