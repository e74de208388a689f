import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import SqliteDatabase from 'better-sqlite3'
import { beforeEach, describe, expect, test } from 'vitest'
import { backUp } from '../../../src/operations/backup.ts'
import { readDataPlaces } from '../../../src/operations/data-places.ts'
import { restore } from '../../../src/operations/restore.ts'
import { secondsSinceBackup } from '../../../src/services/last-backup.ts'
import { openStore } from '../../../src/wiring/open-store.ts'

const SECRET = 'a session secret of more than thirty-two signs'
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const asBackup = { replace: false, keepSessions: false }

const opinion = { site: 'fr', language: 'fr', path: '/', rating: 5, text: 'Bonne séance' }
const feedback = (id: string) => ({ ...opinion, id, at: '2026-11-26T10:00:00Z' })
const spent = { started_at: 1, expires_at: 4_000_000_000 }
const session = { token_hash: 'hash', site: 'fr', account: 'client', csrf: 'csrf', ...spent }

async function idsIn(dataDir: string): Promise<readonly string[]> {
  const store = await openStore({ dataDir })
  try {
    const rows = await store.read.selectFrom('feedback').select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  } finally {
    await store.close()
  }
}

describe('a backup of SQLite', { tags: ['rest'] }, () => {
  let dataDir: string
  let target: string

  const places = () => readDataPlaces({ DATA_DIR: dataDir })

  /** The site and the content management system leave these files in a data folder. */
  beforeEach(() => {
    dataDir = path.join(temporaryFolder('operate'), 'data')
    target = path.join(temporaryFolder('operate'), 'backup')
    for (const folder of ['cms/media', 'images']) mkdirSync(path.join(dataDir, folder), { recursive: true })
    writeFileSync(path.join(dataDir, 'session-secret'), SECRET, { mode: 0o600 })
    writeFileSync(path.join(dataDir, 'images/resized.webp'), 'made again')
    writeFileSync(path.join(dataDir, 'cms/media/poster.jpg'), PICTURE)
    const cms = new SqliteDatabase(path.join(dataDir, 'cms/cms.sqlite'))
    cms.pragma('journal_mode = WAL')
    cms.exec(`create table news (title text); insert into news values ('Avant-première');
      create table users_sessions (id text); insert into users_sessions values ('editor');`)
    cms.close()
  })

  test('holds what was written before it while writing goes on, for its owner only, and survives the loss of the folder', async () => {
    const store = await openStore({ dataDir })
    await store.db.insertInto('feedback').values(feedback('before')).execute()
    await store.db.insertInto('sessions').values(session).execute()
    let writing = true
    let written = 0
    const writer = (async () => {
      while (writing) {
        await store.db
          .insertInto('feedback')
          .values(feedback(`during-${written}`))
          .execute()
        written += 1
        await new Promise(setImmediate)
      }
    })()
    chmodSync(path.join(dataDir, 'cms/media/poster.jpg'), 0o644)
    await backUp(places(), target)
    writing = false
    await writer
    await store.close()
    expect(written).toBeGreaterThan(0)
    for (const entry of readdirSync(target, { recursive: true, encoding: 'utf8' }))
      expect(statSync(path.join(target, entry)).mode & 0o077, entry).toBe(0)
    rmSync(dataDir, { recursive: true })

    await restore(places(), target, asBackup)
    expect(await idsIn(dataDir)).toContain('before')
    expect(readFileSync(path.join(dataDir, 'session-secret'), 'utf8')).toBe(SECRET)
    expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o077).toBe(0)
    expect(readFileSync(path.join(dataDir, 'cms/media/poster.jpg')).equals(PICTURE)).toBe(true)
    const cms = new SqliteDatabase(path.join(dataDir, 'cms/cms.sqlite'))
    expect(cms.prepare('select title from news').pluck().all()).toEqual(['Avant-première'])
    cms.close()
    expect(existsSync(path.join(dataDir, 'images'))).toBe(false)
  })

  test('is recorded once it is complete, also after a restore and an interrupted backup', async () => {
    const store = await openStore({ dataDir })
    const began = Date.parse('2026-11-26T03:30:00Z')
    const age = () => secondsSinceBackup(store.read, began + 90_000)
    expect(await age()).toBeUndefined()
    await backUp(places(), target, began)
    expect(await age()).toBe(90)
    const broken = path.join(dataDir, 'cms/broken.sqlite')
    writeFileSync(broken, 'no database')
    await expect(backUp(places(), `${target}-2`, began + 60_000)).rejects.toThrow()
    expect(await age()).toBe(90)
    await store.close()

    await restore(places(), target, { ...asBackup, replace: true })
    const restored = await openStore({ dataDir })
    expect(await secondsSinceBackup(restored.read, began + 90_000)).toBe(90)
    await restored.close()
  })

  test('restores no session unless it has to', async () => {
    const store = await openStore({ dataDir })
    await store.db.insertInto('sessions').values(session).execute()
    await store.close()
    await backUp(places(), target)
    const sessions = (table: string, file: string) => {
      const database = new SqliteDatabase(path.join(dataDir, file))
      const count = database.prepare(`select count(*) from ${table}`).pluck().get()
      database.close()
      return count
    }
    for (const keepSessions of [true, false]) {
      await restore(places(), target, { replace: true, keepSessions })
      const left = keepSessions ? 1 : 0
      expect(sessions('sessions', 'content.sqlite')).toBe(left)
      expect(sessions('users_sessions', 'cms/cms.sqlite')).toBe(left)
    }
  })

  test('is not restored under a running server, nor over data, unless they may be moved aside', async () => {
    const store = await openStore({ dataDir })
    await backUp(places(), target)
    await expect(restore(places(), target, { ...asBackup, replace: true })).rejects.toThrow('is in use')
    await store.close()
    expect(existsSync(path.join(dataDir, 'session-secret'))).toBe(true)
    writeFileSync(path.join(dataDir, 'cms/media/later.jpg'), 'later')
    await expect(restore(places(), target, asBackup)).rejects.toThrow('is not empty')
    const { movedTo } = await restore(places(), target, { ...asBackup, replace: true })
    expect(existsSync(path.join(dataDir, 'cms/media/later.jpg'))).toBe(false)
    expect(movedTo.map((folder) => existsSync(path.join(folder, 'media/later.jpg')))).toContain(true)
    expect(await idsIn(dataDir)).toEqual([])
  })

  test('is refused when a file of it was altered or an end is missing', async () => {
    await (await openStore({ dataDir })).close()
    await backUp(places(), target)
    rmSync(dataDir, { recursive: true })
    writeFileSync(path.join(target, 'site/session-secret'), 'another')
    await expect(restore(places(), target, asBackup)).rejects.toThrow('damaged: site/session-secret')
    rmSync(path.join(target, 'backup.json'))
    await expect(restore(places(), target, asBackup)).rejects.toThrow('not a complete backup')
    expect(existsSync(dataDir)).toBe(false)
  })

  test('is written only to an empty folder outside of the data', async () => {
    await expect(backUp(places(), path.join(dataDir, 'backup'))).rejects.toThrow('is in the data folder')
    mkdirSync(target)
    writeFileSync(path.join(target, 'yesterday'), '')
    await expect(backUp(places(), target)).rejects.toThrow('is not empty')
  })

  test('names the secrets of the environment, which it lacks, and is not restored into PostgreSQL', async () => {
    const summary = await backUp(readDataPlaces({ DATA_DIR: dataDir, SESSION_SECRET: SECRET }), target)
    expect(summary.outsideSecrets).toEqual(['SESSION_SECRET'])
    const other = readDataPlaces({ DATA_DIR: `${dataDir}-2`, DATABASE_URL: 'postgres://127.0.0.1:9/none' })
    await expect(restore(other, target, asBackup)).rejects.toThrow('npm run move')
  })
})
