import { afterEach, expect, test, vi } from 'vitest'
import { SECRET, startFakeSite } from './fake-site.ts'
import { news, type OpenedPublishing, openPublishing, rowOf } from './open-publishing.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const each of opened.splice(0)) await each.close()
})

async function open(...args: Parameters<typeof openPublishing>): Promise<OpenedPublishing> {
  const cms = await openPublishing(...args)
  opened.push(cms)
  return cms
}

const publish = ({ payload }: OpenedPublishing, key: string, title = key) =>
  payload.create({ collection: 'news', locale: 'fr', data: { ...news(key, title), _status: 'published' } })
const change = ({ payload }: OpenedPublishing, id: number | string, title: string) =>
  payload.update({ collection: 'news', id, locale: 'fr', data: { title, _status: 'published' } })
const titleAt = ({ site }: OpenedPublishing, key: string) =>
  site.states.get(`fr news ${key}`)?.published.fr?.fields.title

test('merges changes while the site is down, and delivers each document once and in order when it is back', async () => {
  const cms = await open()
  cms.site.manner = 'away'
  cms.start()
  const ids = [await publish(cms, 'a'), await publish(cms, 'b')].map(({ id }) => id)
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'b')).toMatchObject({
      state: 'waiting',
      reason: { code: 'unreachable' },
    }),
  )
  for (let index = 1; index <= 5; index += 1) for (const id of ids) await change(cms, id, `Titre ${index}`)
  await vi.waitFor(async () => expect((await rowOf(cms.payload, 'b'))?.claimedUntil).toBe(0))
  const before = cms.site.messages.length
  cms.site.manner = 'well'
  await vi.waitFor(() => expect([titleAt(cms, 'a'), titleAt(cms, 'b')]).toEqual(['Titre 5', 'Titre 5']), {
    timeout: 8_000,
  })
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'b')).toMatchObject({ state: 'sent', reason: null, attempts: 0 }),
  )
  expect(cms.site.messages.slice(before).filter(({ id }) => id === 'a')).toHaveLength(1)
  const revisions = cms.site.messages.filter(({ id }) => id === 'a').map(({ revision }) => revision)
  expect(revisions).toEqual(revisions.toSorted((one, other) => one - other))
})

test('backs off from a site that is down', async () => {
  const cms = await open()
  cms.site.manner = 'away'
  cms.start()
  await Promise.all(Array.from({ length: 10 }, (_, index) => publish(cms, `many-${index}`)))
  await vi.waitFor(() => expect(cms.site.messages.length).toBeGreaterThanOrEqual(10))
  const before = cms.site.messages.length
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(cms.site.messages.length - before).toBeLessThanOrEqual(4)
})

test('sends the same revision again after a truncated response, and the site recognises it', async () => {
  const cms = await open()
  cms.site.manner = 'cut'
  cms.start()
  await publish(cms, 'cut')
  await vi.waitFor(async () => expect((await rowOf(cms.payload, 'cut'))?.attempts).toBeGreaterThan(0))
  cms.site.manner = 'well'
  await vi.waitFor(async () => expect(await rowOf(cms.payload, 'cut')).toMatchObject({ state: 'sent' }), {
    timeout: 8_000,
  })
  const revisions = cms.site.messages.map(({ revision }) => revision)
  expect(revisions.length).toBeGreaterThan(1)
  expect(new Set(revisions).size).toBe(1)
})

test('a document that fails or is refused does not delay others', async () => {
  const cms = await open()
  cms.site.refused = 'wrong'
  cms.start()
  const { id } = await publish(cms, 'wrong')
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'wrong')).toMatchObject({
      state: 'refused',
      reason: { code: 'refused', issues: [{ path: 'published.fr.fields.title', message: 'is missing' }] },
    }),
  )
  await publish(cms, 'right')
  await vi.waitFor(() => expect(titleAt(cms, 'right')).toBe('right'))
  expect(cms.site.messages.filter((message) => message.id === 'wrong')).toHaveLength(1)
  cms.site.refused = undefined
  await change(cms, id, 'Corrigé')
  await vi.waitFor(() => expect(titleAt(cms, 'wrong')).toBe('Corrigé'))
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'wrong')).toMatchObject({ state: 'sent', reason: null }),
  )
})

test('retries a document after an error of the site', async () => {
  const cms = await open()
  cms.site.manner = 'error'
  cms.start()
  await publish(cms, 'error')
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'error')).toMatchObject({
      state: 'waiting',
      attempts: 1,
      reason: { code: 'failed' },
    }),
  )
  cms.site.manner = 'well'
  await vi.waitFor(() => expect(titleAt(cms, 'error')).toBe('error'), { timeout: 5_000 })
})

test('reports a wrong secret and loses nothing', async () => {
  const cms = await open()
  cms.payload.config.custom.publishing = {
    ...cms.payload.config.custom.publishing,
    publishingSecret: 'another',
  }
  const wrong = cms.start()
  await publish(cms, 'secret')
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'secret')).toMatchObject({
      state: 'waiting',
      reason: { code: 'unsigned' },
    }),
  )
  expect(cms.site.messages).toHaveLength(0)
  await wrong.stop()
  const site = await startFakeSite()
  opened.push({ close: () => site.stop() })
  cms.payload.config.custom.publishing = {
    siteUrl: site.url,
    publishingSecret: SECRET,
    filesDir: cms.dataDir,
  }
  cms.start()
  await vi.waitFor(() => expect(site.states.has('fr news secret')).toBe(true), { timeout: 5_000 })
})

test('limits a slow site to one message per document and four in total', async () => {
  const cms = await open()
  cms.site.pause = 60
  cms.start()
  const docs = await Promise.all(Array.from({ length: 8 }, (_, index) => publish(cms, `slow-${index}`)))
  for (let index = 0; index < 5; index += 1)
    for (const { id } of docs) await change(cms, id, `Titre ${index}`)
  for (const { key } of docs)
    await vi.waitFor(() => expect(titleAt(cms, key)).toBe('Titre 4'), { timeout: 8_000 })
  expect(cms.site.together).toEqual({ one: 1, all: 4 })
})

test('a full disk fails the save and sends nothing; saving works again when there is space', async () => {
  const cms = await open()
  cms.start()
  const { id } = await publish(cms, 'disk', 'Avant')
  await vi.waitFor(() => expect(titleAt(cms, 'disk')).toBe('Avant'))
  await vi.waitFor(async () => expect(await rowOf(cms.payload, 'disk')).toMatchObject({ state: 'sent' }))
  const { client } = cms.payload.db as unknown as { client: { executeMultiple(sql: string): Promise<void> } }
  const before = cms.site.messages.length
  await client.executeMultiple('PRAGMA max_page_count = 1')
  await expect(change(cms, id, 'x'.repeat(100_000))).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(cms.site.messages.length).toBe(before)
  await client.executeMultiple('PRAGMA max_page_count = 1000000')
  await change(cms, id, 'Après')
  await vi.waitFor(() => expect(titleAt(cms, 'disk')).toBe('Après'))
})

test('reports a save whose commit fails', async () => {
  const cms = await open()
  const { client } = cms.payload.db as unknown as {
    client: { transaction(): Promise<{ commit(): Promise<void> }> }
  }
  const begin = client.transaction
  client.transaction = async () =>
    Object.assign(await begin(), { commit: () => Promise.reject(new Error('database or disk is full')) })
  await expect(publish(cms, 'lost')).rejects.toThrow('disk is full')
  client.transaction = begin
  expect(await rowOf(cms.payload, 'lost')).toBeUndefined()
  await publish(cms, 'found')
  expect(await rowOf(cms.payload, 'found')).toMatchObject({ state: 'waiting' })
})

test('delivers after the clock is set back or forward, with increasing revisions', async () => {
  const cms = await open()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-02T12:00:00Z') })
  cms.site.manner = 'error'
  const first = cms.start()
  // The fake site uses the same clock.
  const { id } = await publish(cms, 'clock', 'Un')
  await vi.waitFor(async () => expect((await rowOf(cms.payload, 'clock'))?.attempts).toBe(1))
  const revision = (await rowOf(cms.payload, 'clock'))?.revision ?? 0
  vi.setSystemTime(Date.parse('2029-01-01T12:00:00Z'))
  cms.site.manner = 'well'
  await vi.waitFor(() => expect(titleAt(cms, 'clock')).toBe('Un'), { timeout: 5_000 })
  await change(cms, id, 'Deux')
  await vi.waitFor(() => expect(titleAt(cms, 'clock')).toBe('Deux'))
  expect((await rowOf(cms.payload, 'clock'))?.revision).toBeGreaterThan(revision)
  vi.setSystemTime(Date.parse('2031-01-01T12:00:00Z'))
  await change(cms, id, 'Trois')
  await vi.waitFor(() => expect(titleAt(cms, 'clock')).toBe('Trois'))
  await first.stop()
})
