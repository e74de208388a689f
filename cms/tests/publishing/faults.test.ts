import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { DELIVERIES } from '../../src/outbox/delivery-row.ts'
import { news, newsIn } from '../made-content.ts'
import { openPublishing, rowOf } from './open-publishing.ts'

// A request that is given up on a busy machine is still under way at the site.
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
const cms = await openPublishing()
afterEach(async () => {
  vi.useRealTimers()
  await cms.stop()
  await cms.payload.db.deleteMany({ collection: DELIVERIES, where: { id: { exists: true } } })
  cms.site.messages.length = 0
  Object.assign(cms.site, { manner: 'well', refused: undefined, pause: 0, together: { one: 0, all: 0 } })
})
afterAll(async () => {
  await cms.close()
  vi.restoreAllMocks()
})
const { make, change: save } = newsIn(cms)

const publish = (key: string, title = key) => make({ ...news(key, title), _status: 'published' })
const change = (id: number | string, title: string) => save(id, { title, _status: 'published' })
const titleAt = (key: string) => cms.site.states.get(`fr news ${key}`)?.published.fr?.fields.title

test('merges changes while the site is down, and delivers each document once and in order when it is back', async () => {
  cms.site.manner = 'away'
  cms.start()
  const ids = [await publish('a'), await publish('b')].map(({ id }) => id)
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'b')).toMatchObject({
      state: 'waiting',
      reason: { code: 'unreachable' },
    }),
  )
  for (let index = 1; index <= 5; index += 1) for (const id of ids) await change(id, `Titre ${index}`)
  await vi.waitFor(async () => expect((await rowOf(cms.payload, 'b'))?.claimedUntil).toBe(0))
  const before = cms.site.messages.length
  cms.site.manner = 'well'
  await vi.waitFor(() => expect([titleAt('a'), titleAt('b')]).toEqual(['Titre 5', 'Titre 5']))
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'b')).toMatchObject({ state: 'sent', reason: null, attempts: 0 }),
  )
  expect(cms.site.messages.slice(before).filter(({ id }) => id === 'a')).toHaveLength(1)
  const revisions = cms.site.messages.filter(({ id }) => id === 'a').map(({ revision }) => revision)
  expect(revisions).toEqual(revisions.toSorted((one, other) => one - other))
})

test('retries one document at a time while the site is down', async () => {
  cms.site.manner = 'away'
  cms.site.pause = 20
  cms.start()
  await Promise.all(Array.from({ length: 10 }, (_, index) => publish(`many-${index}`)))
  const tried = async () =>
    (await cms.payload.count({ collection: DELIVERIES, where: { attempts: { greater_than: 0 } } })).totalDocs
  await vi.waitFor(async () => expect(await tried()).toBe(10))
  const { length } = cms.site.messages
  cms.site.together.all = 0
  await vi.waitFor(() => expect(cms.site.messages.length).toBeGreaterThan(length + 1))
  expect(cms.site.together.all).toBe(1)
})

test('sends the same revision again after a truncated response, and the site recognises it', async () => {
  cms.site.manner = 'cut'
  cms.start()
  await publish('cut')
  await vi.waitFor(async () => expect((await rowOf(cms.payload, 'cut'))?.attempts).toBeGreaterThan(0))
  cms.site.manner = 'well'
  await vi.waitFor(async () => expect(await rowOf(cms.payload, 'cut')).toMatchObject({ state: 'sent' }))
  const revisions = cms.site.messages.map(({ revision }) => revision)
  expect(revisions.length).toBeGreaterThan(1)
  expect(new Set(revisions).size).toBe(1)
})

test('a document that fails or is refused does not delay others', async () => {
  cms.site.refused = 'wrong'
  cms.start()
  const { id } = await publish('wrong')
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'wrong')).toMatchObject({
      state: 'refused',
      reason: { code: 'refused', issues: [{ path: 'published.fr.fields.title', message: 'is missing' }] },
    }),
  )
  await publish('right')
  await vi.waitFor(() => expect(titleAt('right')).toBe('right'))
  expect(cms.site.messages.filter((message) => message.id === 'wrong')).toHaveLength(1)
  cms.site.refused = undefined
  await change(id, 'Corrigé')
  await vi.waitFor(() => expect(titleAt('wrong')).toBe('Corrigé'))
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'wrong')).toMatchObject({ state: 'sent', reason: null }),
  )
})

test('retries a document after an error of the site', async () => {
  cms.site.manner = 'error'
  cms.start()
  await publish('error')
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'error')).toMatchObject({
      state: 'waiting',
      attempts: 1,
      reason: { code: 'failed' },
    }),
  )
  cms.site.manner = 'well'
  await vi.waitFor(() => expect(titleAt('error')).toBe('error'))
})

test('reports a wrong secret and loses nothing', async () => {
  const { custom } = cms.payload.config
  const { publishing } = custom
  custom.publishing = { ...publishing, publishingSecret: 'another' }
  cms.start()
  await publish('secret')
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'secret')).toMatchObject({
      state: 'waiting',
      reason: { code: 'unsigned' },
    }),
  )
  expect(cms.site.messages).toHaveLength(0)
  await cms.stop()
  custom.publishing = publishing
  cms.start()
  await vi.waitFor(() => expect(cms.site.states.has('fr news secret')).toBe(true))
})

test('limits a slow site to one message per document and four in total', async () => {
  cms.site.pause = 60
  cms.start()
  const docs = await Promise.all(Array.from({ length: 8 }, (_, index) => publish(`slow-${index}`)))
  for (let index = 0; index < 5; index += 1) for (const { id } of docs) await change(id, `Titre ${index}`)
  for (const { key } of docs) await vi.waitFor(() => expect(titleAt(key)).toBe('Titre 4'))
  expect(cms.site.together).toEqual({ one: 1, all: 4 })
})

test('a full disk fails the save and sends nothing; saving works again when there is space', async () => {
  cms.start()
  const { id } = await publish('disk', 'Avant')
  await vi.waitFor(() => expect(titleAt('disk')).toBe('Avant'))
  await vi.waitFor(async () => expect(await rowOf(cms.payload, 'disk')).toMatchObject({ state: 'sent' }))
  const { client } = cms.payload.db as unknown as { client: { executeMultiple(sql: string): Promise<void> } }
  const before = cms.site.messages.length
  await client.executeMultiple('PRAGMA max_page_count = 1')
  await expect(change(id, 'x'.repeat(100_000))).rejects.toThrow()
  await client.executeMultiple('PRAGMA max_page_count = 1000000')
  await change(id, 'Après')
  await vi.waitFor(() => expect(titleAt('disk')).toBe('Après'))
  expect(cms.site.messages.slice(before).map(({ published }) => published.fr?.fields.title)).toEqual([
    'Après',
  ])
})

test('reports a save whose commit fails', async () => {
  const { client } = cms.payload.db as unknown as {
    client: { transaction(): Promise<{ commit(): Promise<void> }> }
  }
  const begin = client.transaction
  client.transaction = async () =>
    Object.assign(await begin(), { commit: () => Promise.reject(new Error('database or disk is full')) })
  await expect(publish('lost')).rejects.toThrow('disk is full')
  client.transaction = begin
  expect(await rowOf(cms.payload, 'lost')).toBeUndefined()
  await publish('found')
  expect(await rowOf(cms.payload, 'found')).toMatchObject({ state: 'waiting' })
})

test('delivers after the clock is set back or forward, with increasing revisions', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-02T12:00:00Z') })
  cms.site.manner = 'error'
  const first = cms.start()
  // The fake site uses the same clock.
  const { id } = await publish('clock', 'Un')
  await vi.waitFor(async () => expect((await rowOf(cms.payload, 'clock'))?.attempts).toBe(1))
  const revision = (await rowOf(cms.payload, 'clock'))?.revision ?? 0
  vi.setSystemTime(Date.parse('2029-01-01T12:00:00Z'))
  cms.site.manner = 'well'
  await vi.waitFor(() => expect(titleAt('clock')).toBe('Un'))
  await change(id, 'Deux')
  await vi.waitFor(() => expect(titleAt('clock')).toBe('Deux'))
  expect((await rowOf(cms.payload, 'clock'))?.revision).toBeGreaterThan(revision)
  vi.setSystemTime(Date.parse('2031-01-01T12:00:00Z'))
  await change(id, 'Trois')
  await vi.waitFor(() => expect(titleAt('clock')).toBe('Trois'))
  await first.stop()
})
