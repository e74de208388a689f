import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import { openCms } from './cms.ts'
import { ownPostgres } from './cms-on.ts'
import { news, newsIn } from './made-content.ts'
import { openPublishing } from './publishing/open-publishing.ts'
import { account, restOf } from './users.ts'

vi.mock('#config/sites.ts', async (original) => {
  const { withGreatBritain } = await import('../../tests/great-britain.ts')
  return withGreatBritain(await original())
})

const gb = 'gb' as SiteId

test('editors of the new country publish to its site in its languages, and see no other country', async () => {
  const cms = await openPublishing()
  cms.start()
  try {
    const british = await account(cms.payload, 'gb@marquee.example', { role: 'editor', sites: [gb] })
    const send = restOf(cms)
    const data = (key: string, site: SiteId) => ({ ...news(key), site, _status: 'published' })
    const made = await send('POST /news?locale=de', { as: british, body: data('neu', gb) })
    expect(made.status).toBe(201)
    await vi.waitFor(() =>
      expect(cms.site.states.get('gb news neu')?.published).toMatchObject({ de: { slug: 'neu' } }),
    )
    expect((await send('POST /news?locale=fr', { as: british, body: data('nouveau', gb) })).status).toBe(400)
    expect((await send('POST /news?locale=de', { as: british, body: data('neu', 'ch') })).status).toBe(403)
  } finally {
    await cms.close()
  }
})

/** The SQL of the migration that `npm run migrations` would write on PostgreSQL. */
async function nextMigration(databaseUrl: string): Promise<string> {
  const cms = await openCms({ databaseUrl })
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-migrations-'))
  try {
    const { db } = cms.payload
    cpSync(db.migrationDir, folder, { recursive: true })
    const known = new Set(readdirSync(folder))
    db.migrationDir = folder
    await db.createMigration({ payload: cms.payload, migrationName: 'gb', forceAcceptWarning: true })
    const file = readdirSync(folder).find((each) => each.endsWith('.ts') && !known.has(each))
    const text = readFileSync(path.join(folder, file ?? expect.unreachable()), 'utf8')
    return /function up[^`]*sql`([^`]*)`/.exec(text)?.[1] ?? expect.unreachable()
  } finally {
    rmSync(folder, { recursive: true })
    await cms.close()
  }
}

test('on PostgreSQL its migration only adds the site and its time zone to enums', async () => {
  const { url } = await ownPostgres()
  const statements = (await nextMigration(url)).split(';').map((statement) => statement.trim())
  const changes = statements.filter((statement) => statement !== '')
  expect(changes.length).toBeGreaterThan(0)
  for (const change of changes)
    expect(change).toMatch(
      /^ALTER TYPE "cms"\."enum_\w+" ADD VALUE '(gb|Europe\/London)'( BEFORE '[\w/]+')?$/,
    )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(changes.join(';'))
  await client.end()
  const cms = await openCms({ databaseUrl: url })
  const id = await newsIn(cms).draft({ ...news('new'), site: gb }, 'en')
  expect(await cms.payload.findByID({ collection: 'news', id, draft: true })).toMatchObject({ site: 'gb' })
  await cms.close()
})
