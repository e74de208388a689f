import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  type DatabaseServer,
  engines,
  startDatabases,
  type TestDatabase,
} from '../../../tests/contracts/databases.ts'
import { CLAIM } from '../../src/outbox/due.ts'
import { settingsOf } from '../cms-settings.ts'
import { engine as usual } from '../engines.ts'
import { news, newsIn } from '../made-content.ts'
import { changeNews } from './change-news.ts'
import { type FakeSite, SECRET, startFakeSite } from './fake-site.ts'
import { type OpenedPublishing, openPublishing, rowOf } from './open-publishing.ts'

const SCRIPT = path.join(import.meta.dirname, 'cms-process.mjs')

interface Ended {
  readonly code: number | null
  readonly signal: string | null
  readonly output: string
}

describe.each(engines)('on %s', (engine) => {
  let server: DatabaseServer
  let database: TestDatabase
  let site: FakeSite
  const children = new Set<ChildProcess>()
  /** Tests that do not depend on locks of the database. */
  const alike = test.runIf(usual === engine)
  beforeAll(async () => {
    server = await startDatabases(engine)
  })
  afterAll(() => server.stop())

  async function begin(): Promise<void> {
    database = await server.create()
    site = await startFakeSite()
  }
  afterEach(async () => {
    vi.useRealTimers()
    for (const child of children) child.kill('SIGKILL')
    await site.stop()
    await database.drop()
  })

  const options = () => ({
    dataDir: database.dataDir,
    ...(database.databaseUrl ? { databaseUrl: database.databaseUrl } : {}),
  })
  const open = (): Promise<OpenedPublishing> => openPublishing(options(), site)

  /** `ready`: it prints once it works. */
  function run(...args: string[]): {
    readonly child: ChildProcess
    readonly ready: Promise<unknown>
    readonly ended: Promise<Ended>
  } {
    const env = {
      ...process.env,
      ...settingsOf({ ...options(), siteUrl: site.url, env: { PUBLISHING_SECRET: SECRET } }),
    }
    const child = spawn(process.execPath, ['--no-warnings', SCRIPT, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()))
    const ended = new Promise<Ended>((resolve) =>
      child.on('close', (code, signal) => resolve({ code, signal, output })),
    )
    return { child, ready: once(child.stdout, 'data'), ended }
  }

  alike(
    'delivers after a kill between saving and delivery, and saves nothing after a kill while saving',
    async () => {
      await begin()
      const before = await open()
      await before.close({ keep: true })
      expect(await run('saveAndDie', 'saved', 'unsaved').ended).toMatchObject({ signal: 'SIGKILL' })
      expect(site.messages).toEqual([])
      const cms = await open()
      cms.start()
      await vi.waitFor(() => expect(site.states.get('fr news saved')?.published.fr?.slug).toBe('saved'))
      expect(await rowOf(cms.payload, 'unsaved')).toBeUndefined()
      expect((await cms.payload.count({ collection: 'news' })).totalDocs).toBe(1)
      await cms.close({ keep: true })
    },
  )

  alike('sends the same message again after a kill during the response', async () => {
    await begin()
    const cms = await open()
    await newsIn(cms).make({ ...news('halfway'), _status: 'published' })
    site.manner = 'silent'
    const { child, ended } = run('serve')
    await vi.waitFor(() => expect(site.messages).toHaveLength(1))
    child.kill('SIGKILL')
    await ended
    site.manner = 'well'
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    cms.start()
    expect(await rowOf(cms.payload, 'halfway')).toMatchObject({
      state: 'waiting',
      claimedUntil: expect.toSatisfy((until) => until > Date.now()),
    })
    vi.setSystemTime(Date.now() + CLAIM)
    await vi.waitFor(() => expect(site.states.get('fr news halfway')).toBeDefined())
    expect(new Set(site.messages.map(({ revision }) => revision)).size).toBe(1)
    await vi.waitFor(async () => expect(await rowOf(cms.payload, 'halfway')).toMatchObject({ state: 'sent' }))
    await cms.close({ keep: true })
  })

  test('the last of eighty changes by two processes reaches the site, for each of ten documents', async () => {
    await begin()
    const cms = await open()
    const keys = Array.from({ length: 10 }, (_, index) => `shared-${index}`)
    const ids: (number | string)[] = []
    for (const key of keys) ids.push((await newsIn(cms).make({ ...news(key), _status: 'published' })).id)
    site.pause = 5
    const { ready, ended } = run('change', '40', 'one', ...ids.map(String))
    await Promise.race([ready, ended])
    cms.start()
    const [outcome] = await Promise.all([ended, changeNews(cms.payload, 40, 'other', ids)])
    expect(outcome).toEqual({ code: 0, signal: null, output: outcome.output })
    await vi.waitFor(async () => {
      const { totalDocs } = await cms.payload.count({
        collection: 'deliveries',
        where: { state: { not_equals: 'sent' } },
      })
      expect(totalDocs).toBe(0)
    })
    const { docs } = await cms.payload.find({ collection: 'news', locale: 'fr', limit: 0, depth: 0 })
    const saved = Object.fromEntries(docs.map(({ key, title }) => [String(key), title]))
    expect(keys.map((key) => site.states.get(`fr news ${key}`)?.published.fr?.fields.title)).toEqual(
      keys.map((key) => saved[key]),
    )
    expect(Object.values(saved).every((title) => /^(one|other) \d+$/.test(String(title)))).toBe(true)
    expect(site.together.one).toBe(1)
    await cms.close({ keep: true })
  })

  test('only one of two processes carries out a plan', async () => {
    await begin()
    const cms = await open()
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => newsIn(cms).draft(news(`schedule-${index}`))),
    )
    const { child, ready, ended } = run('serve')
    await Promise.race([ready, ended])
    cms.start()
    await vi.waitFor(() => expect(site.states.size).toBe(8))
    for (const id of made) {
      const input = {
        type: 'publish',
        locale: 'fr',
        doc: { relationTo: 'news', value: String(id) },
      } as never
      await cms.payload.jobs.queue({
        task: 'schedulePublish',
        input,
        waitUntil: new Date(Date.now() + 3_600_000),
      })
    }
    const where = { id: { exists: true } }
    await cms.payload.db.updateJobs({ where, data: { waitUntil: new Date(0).toISOString() } })
    await vi.waitFor(() =>
      expect([...site.states.values()].filter(({ published }) => published.fr)).toHaveLength(8),
    )
    for (const id of made) {
      const { totalDocs } = await cms.payload.countVersions({
        collection: 'news',
        where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
      })
      expect(totalDocs).toBe(2)
    }
    child.kill('SIGKILL')
    await ended
    await cms.close({ keep: true })
  })
})
