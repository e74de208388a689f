import { expect, test, vi } from 'vitest'
import { JOBS } from '../../src/outbox/scheduled-jobs.ts'
import { news, newsIn } from '../made-content.ts'
import { cmsOfFile } from '../users.ts'
import { openPublishing, rowOf } from './open-publishing.ts'

const HOUR = 3_600_000

const { cms } = cmsOfFile(await openPublishing())
const { make, draft, change, versionsOf } = newsIn(cms)

const state = (key: string) => cms.site.states.get(`fr news ${key}`)
const publicIn = (key: string) => Object.keys(state(key)?.published ?? {})

interface WantedChange {
  readonly type?: 'publish' | 'unpublish'
  readonly locale?: string
  readonly after: number
}

/** A scheduled change in Payload's form. */
const schedule = (id: number | string, { type = 'publish', locale, after }: WantedChange) =>
  cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'news', value: String(id) }, ...(locale ? { locale } : {}) } as never,
    waitUntil: new Date(Date.now() + after),
  })

async function drafted(key: string): Promise<number | string> {
  const id = await draft(news(key))
  await change(id, { title: 'Title', slug: `${key}-en` }, { locale: 'en', draft: true })
  return id
}

const jobsLeft = async () => (await cms.payload.db.count({ collection: JOBS })).totalDocs

test('delivers plans, and carries out their start and end at their times', async () => {
  cms.start()
  const id = await drafted('scheduled')
  await schedule(id, { after: HOUR })
  await schedule(id, { type: 'unpublish', after: 2 * HOUR })
  await vi.waitFor(() =>
    expect(state('scheduled')?.plans.map(({ action, language }) => [action, language])).toEqual([
      ['publish', null],
      ['withdraw', null],
    ]),
  )
  const [begin = 0, end = 0] = state('scheduled')?.plans.map(({ at }) => Date.parse(at)) ?? []
  expect(publicIn('scheduled')).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: begin })
  await vi.waitFor(() => expect(publicIn('scheduled')).toEqual(['fr', 'en']))
  expect(state('scheduled')?.plans).toHaveLength(1)
  vi.setSystemTime(end)
  await vi.waitFor(() => expect(state('scheduled')).toMatchObject({ published: {}, plans: [] }))
  vi.useRealTimers()
  await cms.stop()
})

test('plans of one language do not affect others', async () => {
  cms.start()
  const id = await drafted('language')
  await schedule(id, { locale: 'en', after: 0 })
  await vi.waitFor(() => expect(publicIn('language')).toEqual(['en']))
  await schedule(id, { locale: 'fr', after: 0 })
  await vi.waitFor(() => expect(publicIn('language')).toEqual(['fr', 'en']))
  await schedule(id, { type: 'unpublish', locale: 'en', after: 0 })
  await vi.waitFor(() => expect(publicIn('language')).toEqual(['fr']))
  await cms.stop()
})

test('delivers the cancellation of a plan', async () => {
  cms.start()
  const id = await drafted('off')
  await schedule(id, { after: HOUR })
  await vi.waitFor(() => expect(state('off')?.plans).toHaveLength(1))
  await cms.payload.db.deleteMany({ collection: JOBS, where: { id: { exists: true } } })
  await vi.waitFor(() => expect(state('off')?.plans).toEqual([]))
  await cms.stop()
})

test('carries out overdue plans on start, once and before any delivery', async () => {
  const [shown, expired] = [await drafted('shown'), await drafted('expired')]
  await schedule(shown, { after: -HOUR })
  await schedule(expired, { after: -HOUR })
  await schedule(expired, { type: 'unpublish', after: -1_800_000 })
  const before = await versionsOf(shown)
  const [one, other] = [cms.start(), cms.start()]
  await vi.waitFor(() => expect(publicIn('shown')).toEqual(['fr', 'en']))
  await vi.waitFor(async () =>
    expect(await rowOf(cms.payload, 'expired')).toMatchObject({ state: 'sent', plans: [] }),
  )
  expect(
    cms.site.messages.filter(({ id, published }) => id === 'expired' && Object.keys(published).length > 0),
  ).toEqual([])
  expect(await jobsLeft()).toBe(0)
  expect((await versionsOf(shown)) - before).toBe(1)
  await Promise.all([one.stop(), other.stop()])
})

test('does not repeat a plan after the clock was set back', async () => {
  cms.start()
  const id = await drafted('back')
  const start = Date.now()
  await schedule(id, { after: 0 })
  await vi.waitFor(() => expect(publicIn('back')).toEqual(['fr', 'en']))
  await change(id, {}, { unpublishAllLocales: true })
  await vi.waitFor(() => expect(publicIn('back')).toEqual([]))
  vi.useFakeTimers({ toFake: ['Date'], now: start - 7_200_000 })
  await schedule(id, { after: HOUR })
  await vi.waitFor(() => expect(state('back')?.plans).toHaveLength(1))
  expect(publicIn('back')).toEqual([])
  vi.setSystemTime(start + 7_200_000)
  await vi.waitFor(() => expect(publicIn('back')).toEqual(['fr', 'en']))
  vi.useRealTimers()
  await cms.stop()
})

test('drops the plan of a deleted document, and stores the reason of one that fails', async () => {
  const [gone, empty] = [
    await drafted('gone'),
    await make({ site: 'fr', key: 'empty', slug: 'empty' }, { draft: true }),
  ]
  await schedule(gone, { after: 0 })
  await schedule(empty.id, { locale: 'fr', after: 0 })
  // The database runs no hook, which would cancel the scheduled change.
  await cms.payload.db.deleteOne({ collection: 'news', where: { id: { equals: gone } } })
  cms.start()
  const left = async () => (await cms.payload.db.find({ collection: JOBS })).docs
  await vi.waitFor(async () =>
    expect(await left()).toMatchObject([
      { hasError: true, processing: false, error: { message: expect.stringContaining('Title') } },
    ]),
  )
  expect(publicIn('empty')).toEqual([])
  await cms.stop()
})
