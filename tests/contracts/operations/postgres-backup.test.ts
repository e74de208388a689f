import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDemo } from '../../../demo/seed.ts'
import { backUp } from '../../../src/operations/backup.ts'
import { readDataPlaces } from '../../../src/operations/data-places.ts'
import { moveToPostgres } from '../../../src/operations/move.ts'
import { restore } from '../../../src/operations/restore.ts'
import { secondsSinceBackup } from '../../../src/services/last-backup.ts'
import { openStore } from '../../../src/wiring/open-store.ts'
import { type DatabaseServer, startDatabases } from '../databases.ts'

let server: DatabaseServer

beforeAll(async () => {
  server = await startDatabases('postgres')
})
afterAll(() => server?.stop())

async function query(url: string | undefined, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Major version of the installed client; 0 without one. */
function clientVersion(): number {
  try {
    return Number(/(\d+)\./.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }))?.[1])
  } catch {
    return 0
  }
}

describe('on postgres', { tags: ['rest'] }, () => {
  test('a backup is a dump that is restored into an empty database, or says which tool is missing', async () => {
    const source = await server.create()
    const folder = path.join(temporaryFolder('operate'), 'backup')
    const placesOf = ({ dataDir, databaseUrl }: typeof source) =>
      readDataPlaces({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const store = await openStore(source)
    await store.db.insertInto('notes').values({ name: 'kept', value: 'yes' }).execute()
    const [version] = await query(source.databaseUrl, 'show server_version_num')
    const isNewer = clientVersion() < Math.floor(Number(version?.server_version_num) / 10_000)
    if (isNewer) {
      await expect(backUp(placesOf(source), folder)).rejects.toThrow(/[Ii]nstall the client/)
    } else {
      const began = Date.parse('2026-11-26T03:30:00Z')
      await backUp(placesOf(source), folder, began)
      expect(await secondsSinceBackup(store.read, began + 5_000)).toBe(5)
      const target = await server.create()
      await restore(placesOf(target), folder, { replace: false, keepSessions: false })
      expect(await query(target.databaseUrl, 'select * from notes')).toContainEqual({
        name: 'kept',
        value: 'yes',
      })
      await expect(
        restore(placesOf(target), folder, { replace: false, keepSessions: false }),
      ).rejects.toThrow('has tables')
      await restore(placesOf(target), folder, { replace: true, keepSessions: false })
      await target.drop()
    }
    await store.close()
    await source.drop()
  })

  test('without the tools of PostgreSQL a backup says what to install', async () => {
    const source = await server.create()
    const { PATH } = process.env
    process.env.PATH = '/nonexistent'
    try {
      const places = readDataPlaces({ DATA_DIR: source.dataDir, DATABASE_URL: source.databaseUrl })
      await expect(backUp(places, path.join(temporaryFolder('operate'), 'backup'))).rejects.toThrow(
        'pg_dump is not installed',
      )
    } finally {
      process.env.PATH = PATH
      await source.drop()
    }
  })

  test('a move from SQLite to postgres carries every row of every service', async () => {
    const target = await server.create()
    const dataDir = temporaryFolder('operate')
    const sqlite = await openStore({ dataDir })
    await createDemo(sqlite, { artDir: path.resolve('demo/art'), seed: 'marquee', sites: ['sn'] }).roll(
      Date.parse('2026-11-20T11:00:00Z'),
    )
    await sqlite.db
      .insertInto('media')
      .values({ name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from([0, 255, 7]), created_at: 'now' })
      .execute()
    await expect(moveToPostgres(dataDir, target.databaseUrl ?? '')).rejects.toThrow('is in use')
    const shown = await sqlite.site('sn').items.sources()
    await sqlite.close()

    const moved = await moveToPostgres(dataDir, target.databaseUrl ?? '')
    expect(moved.find(({ table }) => table === 'items')?.rows).toBeGreaterThan(100)
    expect(moved.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'accounts',
        'flag_cells',
        'media',
        'oidc_records',
        'publications',
        'showtimes',
      ]),
    )
    const store = await openStore(target)
    expect(await store.site('sn').items.sources()).toEqual(shown)
    const [picture] = await store.read.selectFrom('media').selectAll().execute()
    expect(picture && Buffer.from(picture.bytes).equals(Buffer.from([0, 255, 7]))).toBe(true)
    // The next key does not collide with a moved one.
    await store.db.insertInto('changes').values({ site: 'sn', tags: '*', at: 'now' }).execute()
    await store.close()
    await expect(moveToPostgres(dataDir, target.databaseUrl ?? '')).rejects.toThrow('has rows')
    await target.drop()
  })
})
