import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { EditorMail } from '#models/editor-mail.ts'
import { readCmsEnv } from '../src/env.ts'
import { noteLanguage, noticeState } from '../src/notices/notice-state.ts'
import { createNotifier } from '../src/notices/send-notices.ts'
import type { SiteClient } from '../src/outbox/site-client.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { newsIn } from './made-content.ts'
import { type Account, account, cmsOfFile } from './users.ts'

const { cms, payload, rest } = cmsOfFile(await cmsOn(engine, { CMS_URL: 'https://cms.marquee.example' }))
const { draft } = newsIn(cms)
const hire = (name: string, more = {}) =>
  account(payload, `${name.toLowerCase()}@marquee.example`, { name, role: 'editor', sites: ['ch'], ...more })
const [camille, rosa] = [await hire('Camille'), await hire('Rosa')]
await payload.update({ collection: 'users', id: rosa.id, data: { reviews: true } })
await payload.create({ collection: 'site-rules', data: { site: 'ch', approval: true } })
await noteLanguage({ payload }, camille.id, 'de')
await noteLanguage({ payload }, rosa.id, 'en')

const site = { outcome: 'taken' as Awaited<ReturnType<SiteClient['sendMail']>> }
const mails: (EditorMail & { readonly messageId: string })[] = []
const { look } = createNotifier(payload, readCmsEnv(), {
  async sendMail(mail, messageId) {
    mails.push({ ...mail, messageId })
    return site.outcome
  },
})
let now = Date.parse('2030-01-02T12:00:00Z')
const wait = (minutes: number) => {
  now += minutes * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now })
}
wait(0)
// Files of a process share its clock.
afterAll(() => void vi.useRealTimers())
afterEach(() => {
  site.outcome = 'taken'
  wait(10)
})
/** Mails of one look, by the first name of their reader. */
async function sent(): Promise<Record<string, string[]>> {
  mails.length = 0
  await look()
  return Object.fromEntries(
    mails.map(({ to, documents }) => [to.split('@')[0], documents.map(({ text }) => text)]),
  )
}

async function send(path: string, as: Account, id: number, more: object) {
  wait(0.01)
  const { status } = await rest(`POST ${path}`, { as, body: { collection: 'news', id, ...more } })
  expect(status).toBeLessThan(300)
}
const comment = (as: Account, id: number, text: string) =>
  send('/comments/write', as, id, { place: 'title', language: 'fr', text })
const written = (title: string) => draft({ site: 'ch', title })

test('tells each person once, in their language, with links to the documents', async () => {
  const id = await written('Neige')
  expect(await sent()).toEqual({})
  await comment(rosa, id, 'Trop long, @Camille')
  expect(await sent()).toEqual({ camille: ['Rosa erwähnt Sie: «Trop long, @Camille»'] })
  expect(mails[0]).toMatchObject({
    language: 'de',
    to: camille.email,
    name: 'Camille',
    subject: '«Neige» wartet auf Sie',
    documents: [{ label: expect.stringContaining('Neige') }],
    way: { href: `https://cms.marquee.example/admin/collections/news/${id}?locale=fr` },
    after: expect.stringContaining('https://cms.marquee.example/admin/account'),
  })
  wait(10)
  expect(await sent()).toEqual({})
})

test('a review reaches who may decide, and its verdict who asked', async () => {
  const id = await written('Pluie')
  await send('/reviews/request', camille, id, { language: 'fr' })
  const request = await sent()
  expect(request).toEqual({ rosa: [expect.stringMatching(/^Waiting for review\. Requested by Camille/)] })
  wait(10)
  const [review] = (await payload.find({ collection: 'reviews' })).docs
  await send('/reviews/decide', rosa, id, { review: review?.id, decision: 'approve' })
  expect(await sent()).toEqual({ camille: [expect.stringContaining('Von Rosa freigegeben')] })
  wait(10)
  expect(await sent()).toEqual({})
})

test('a plan that failed reaches who made it', async () => {
  await payload.delete({ collection: 'site-rules', where: {} })
  const id = await written('Grêle')
  const plan = { action: 'publish', language: 'fr', at: '2050-12-31T23:30' }
  await send('/scheduled-changes', camille, id, plan)
  expect(await sent()).toEqual({})
  await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { hasError: true } })
  expect(await sent()).toEqual({ camille: [expect.stringContaining('2050')] })
})

test('what happens within minutes of a mail comes in the next one, together', async () => {
  const id = await written('Orage')
  await comment(rosa, id, '@Camille un')
  expect(Object.keys(await sent())).toEqual(['camille'])
  await comment(rosa, id, '@Camille deux')
  await comment(rosa, id, '@Camille trois')
  expect(await sent()).toEqual({})
  wait(4)
  expect(await sent()).toEqual({})
  wait(2)
  expect(await sent()).toEqual({
    camille: [expect.stringContaining('trois'), expect.stringContaining('deux')],
  })
  expect(mails[0]?.subject).toBe('2 Dinge warten auf Sie')
})

test('a mail that the site does not take is sent again, and the reader sees why', async () => {
  const id = await written('Vent')
  await comment(rosa, id, '@Camille vent')
  const fault = async () => (await noticeState({ payload }, camille.id)).fault
  const ids: (string | undefined)[] = []
  for (const outcome of ['unreachable', 'noServer'] as const) {
    site.outcome = outcome
    expect(Object.keys(await sent())).toEqual(['camille'])
    expect(await fault()).toBe(outcome)
    ids.push(mails[0]?.messageId)
  }
  expect(await sent()).toEqual({})
  site.outcome = 'taken'
  wait(6)
  expect(Object.keys(await sent())).toEqual(['camille'])
  expect(await fault()).toBeNull()
  expect(new Set([...ids, mails[0]?.messageId]).size).toBe(1)
})

test('who has turned mails off gets none, also not later of that time', async () => {
  const choose = (off: boolean) =>
    rest.status('POST /payload-preferences/notices', { as: camille, body: { value: { off } } })
  expect(await choose(true)).toBe(200)
  const id = await written('Brume')
  await comment(rosa, id, '@Camille brume')
  expect(await sent()).toEqual({})
  expect(await choose(false)).toBe(200)
  await comment(rosa, id, '@Camille soleil')
  expect(await sent()).toEqual({ camille: [expect.stringContaining('soleil')] })
})
