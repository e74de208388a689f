import { afterEach, expect, test, vi } from 'vitest'
import { JOBS } from '../../src/outbox/scheduled-jobs.ts'
import { closedCalls } from '../../src/users/closed-calls.ts'
import { news, newsIn } from '../made-content.ts'
import { type Account, cmsOfFile, hireStaff, sessionOf } from '../users.ts'
import { openPublishing } from './open-publishing.ts'

const { cms, rest } = cmsOfFile(await openPublishing())
const { draft, change, versionsOf } = newsIn(cms)
const users = await hireStaff(cms.payload)
const ids: Record<string, number> = {}
for (const [name, site, locale, data] of [
  ['france', 'fr', 'fr', {}],
  ['swiss', 'ch', 'fr', {}],
  ['german-only', 'ch', 'de', {}],
  ['dutch', 'nl', 'nl', {}],
  ['half', 'ch', 'fr', {}],
  ['untitled', 'ch', 'fr', { title: '' }],
] as const)
  ids[name] = await draft({ ...news(name), site, ...data }, locale)
await change(ids.half ?? 0, { title: 'Halb', slug: 'halb' }, { locale: 'de', draft: true })
await change(ids.half ?? 0, { slug: 'À moitié' }, { draft: true })
afterEach(async () => {
  vi.useRealTimers()
  await cms.payload.db.deleteMany({ collection: JOBS, where: { id: { exists: true } } })
})

const CHRISTMAS = '2050-12-24T18:00'

const schedule = (as: Account | undefined, name: string, draft: object, language = 'en') =>
  rest('POST /scheduled-changes', {
    ...(as && { as }),
    headers: { 'accept-language': language },
    body: { collection: 'news', id: ids[name], action: 'publish', language: null, at: CHRISTMAS, ...draft },
  })

const scheduleOf = (as: Account, name: string, language = 'en') =>
  rest(`GET /scheduled-changes?collection=news&id=${ids[name]}`, {
    as,
    headers: { 'accept-language': language },
  })
const faultsOf = ({ body }: Awaited<ReturnType<typeof schedule>>) =>
  body.faults as { field: string; message: string; issues: string[] }[]
const jobs = async () =>
  (await cms.payload.db.find({ collection: JOBS, sort: 'id' })).docs as unknown as Record<string, unknown>[]
/** The local time of a site, `minutes` from now. */
const clock = (minutes: number, timeZone = 'Europe/Zurich') =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(Date.now() + minutes * 60_000)
    .replace(' ', 'T')

test('schedules a job in the site’s local time, and lists it in the language of the user', async () => {
  const made = await schedule(users.swiss, 'swiss', { language: 'fr' }, 'de')
  expect(made).toMatchObject({
    status: 201,
    body: { message: 'Geplant für Sa., 24. Dezember 2050 um 18:00 MEZ. Veröffentlichen: Französisch.' },
  })
  expect(await jobs()).toMatchObject([
    {
      taskSlug: 'schedulePublish',
      waitUntil: '2050-12-24T17:00:00.000Z',
      input: {
        type: 'publish',
        locale: 'fr',
        doc: { relationTo: 'news', value: String(ids.swiss) },
        user: { relationTo: 'users', value: users.swiss.id },
      },
    },
  ])
  expect((await schedule(users.swiss, 'swiss', { action: 'withdraw', at: '2051-07-01T09:30' })).status).toBe(
    201,
  )
  expect((await scheduleOf(users.swiss, 'swiss')).body).toMatchObject({
    zone: 'Switzerland, Central European Time',
    all: true,
    languages: expect.arrayContaining([
      { code: 'fr', name: 'French' },
      { code: 'de', name: 'German' },
    ]),
    changes: [
      { what: 'Publish: French', when: 'Sat, 24 December 2050 at 18:00 CET', failed: null, mayCallOff: true },
      {
        what: 'Take off the site: all languages',
        when: expect.stringContaining('1 July 2051 at 09:30 CEST'),
      },
    ],
  })
  expect((await schedule(users.french, 'france', { language: 'fr' }, 'fr')).body.message).toMatch(
    /^Planifié pour sam\. 24 décembre 2050 .*18:00.*Publier\u202f: français\.$/,
  )
})

test('refuses a missing, past or skipped time at its field, together with all other errors', async () => {
  const refused = async (draft: object) => {
    const response = await schedule(users.swiss, 'swiss', { language: 'fr', ...draft })
    expect(response.status).toBe(400)
    return faultsOf(response)
  }
  for (const at of ['', undefined, '2050-12-24', '24.12.2050 18:00']) {
    expect(await refused({ at })).toEqual([
      { field: 'time', message: 'Please give the whole date and time.', issues: [] },
    ])
  }
  expect(await refused({ at: clock(-1) })).toEqual([
    { field: 'time', message: expect.stringContaining('This time has passed'), issues: [] },
  ])
  expect(await refused({ at: clock(0) })).toHaveLength(1)
  expect(await refused({ at: '2050-03-27T02:30' })).toEqual([
    { field: 'time', message: expect.stringContaining('leave out this time'), issues: [] },
  ])
  expect(await refused({ at: '2050-02-31T10:00' })).toHaveLength(1)
  expect((await refused({ at: '', language: 'nl' })).map(({ field }) => field)).toEqual(['language', 'time'])
  expect(await jobs()).toEqual([])
  expect((await schedule(users.swiss, 'swiss', { language: 'fr', at: clock(1) })).status).toBe(201)
})

test('refuses any action but publishing and withdrawing', async () => {
  for (const action of ['delete', undefined, null]) {
    expect(await schedule(users.swiss, 'swiss', { language: 'fr', action })).toMatchObject({
      status: 400,
      body: { faults: [{ field: 'document' }] },
    })
  }
  expect(await jobs()).toEqual([])
})

test('takes the earlier of an ambiguous time, and the later once the earlier has passed', async () => {
  expect(
    (await schedule(users.swiss, 'swiss', { language: 'fr', at: '2050-10-30T02:30' })).body.message,
  ).toContain('02:30 CEST')
  expect(await jobs()).toMatchObject([{ waitUntil: '2050-10-30T00:30:00.000Z' }])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2050-10-30T00:45:00Z') })
  expect(
    (await schedule(users.swiss, 'swiss', { language: 'fr', at: '2050-10-30T02:30' })).body.message,
  ).toContain('02:30 CET')
  expect(await jobs()).toMatchObject([
    { waitUntil: '2050-10-30T00:30:00.000Z' },
    { waitUntil: '2050-10-30T01:30:00.000Z' },
  ])
})

test('refuses a document that could not be published now, by field and language', async () => {
  const [untitled] = faultsOf(await schedule(users.swiss, 'untitled', { language: 'fr' }, 'de'))
  expect(untitled).toEqual({
    field: 'document',
    message: 'So, wie das Dokument jetzt ist, geht es nicht:',
    issues: [expect.stringMatching(/^Titel – /)],
  })
  expect((await schedule(users.swiss, 'half', { language: 'de' })).status).toBe(201)
  const [half] = faultsOf(await schedule(users.swiss, 'half', {}))
  expect(half?.issues).toEqual([expect.stringMatching(/^.* \(French\) – /)])
  expect(await jobs()).toHaveLength(1)
  const { _status, title } = await cms.payload.findByID({
    collection: 'news',
    id: ids.half ?? 0,
    locale: 'de',
    draft: true,
  })
  expect([_status, title]).toEqual(['draft', 'Halb'])
  const versions = await versionsOf(ids['german-only'] ?? 0)
  expect((await schedule(users.swiss, 'german-only', {})).status).toBe(201)
  expect(await versionsOf(ids['german-only'] ?? 0)).toEqual(versions)
})

test('"all languages" are those that have a text', async () => {
  const now = Date.now()
  expect((await schedule(users.admin, 'dutch', { at: clock(2, 'Europe/Amsterdam') })).status).toBe(201)
  vi.useFakeTimers({ toFake: ['Date'], now: now + 180_000 })
  cms.start()
  await vi.waitFor(() =>
    expect(Object.keys(cms.site.states.get('nl news dutch')?.published ?? {})).toEqual(['nl']),
  )
  await cms.stop()
})

test('allows plans for the user’s sites and languages only, and hides them from others', async () => {
  expect((await schedule(users.french, 'swiss', {})).status).toBe(404)
  expect((await schedule(undefined, 'swiss', {})).status).toBe(404)
  expect((await scheduleOf(users.french, 'swiss')).status).toBe(404)
  expect(await rest.status('GET /scheduled-changes?collection=users&id=1', { as: users.swiss })).toBe(404)
  expect(faultsOf(await schedule(users.french, 'france', { language: 'de' }))).toMatchObject([
    { field: 'language', message: expect.stringContaining('not published in German') },
  ])
  for (const language of ['fr', null]) {
    expect(faultsOf(await schedule(users.translator, 'half', { language }))).toMatchObject([
      { field: 'language', message: expect.stringContaining('your own languages') },
    ])
  }
  expect(faultsOf(await schedule(users.reader, 'half', { language: 'de' }))).toMatchObject([
    { field: 'language', message: expect.stringContaining('You read here') },
  ])
  expect(faultsOf(await schedule(users.swiss, 'half', { language: 'xx' }))).toMatchObject([
    { field: 'language' },
  ])
  expect(await jobs()).toEqual([])
  expect((await schedule(users.translator, 'half', { language: 'de' })).status).toBe(201)
  expect((await scheduleOf(users.translator, 'half')).body).toMatchObject({
    all: false,
    languages: [{ code: 'de' }],
    changes: [{ mayCallOff: true }],
  })
  expect((await scheduleOf(users.reader, 'half')).body).toMatchObject({
    all: false,
    languages: [],
    changes: [{ mayCallOff: false }],
  })
  expect(faultsOf(await schedule(users.swiss, 'half', { language: 'de' }))).toMatchObject([
    { field: 'time', message: expect.stringContaining('planned already') },
  ])
})

test('users who may schedule also cancel, once; deleting a document deletes its plans', async () => {
  const { id } = (await schedule(users.swiss, 'half', { language: 'de' })).body
  const { id: whole } = (await schedule(users.swiss, 'swiss', {})).body
  const off = (as: Account | undefined, which: unknown) =>
    rest(`DELETE /scheduled-changes/${which}`, as ? { as } : {})
  expect((await off(undefined, id)).status).toBe(404)
  expect((await off(users.french, id)).status).toBe(404)
  expect((await off(users.reader, id)).status).toBe(403)
  expect((await off(users.translator, whole)).status).toBe(403)
  expect(await jobs()).toHaveLength(2)
  expect(await off(users.translator, id)).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('Called off: Publish: German') },
  })
  expect((await off(users.translator, id)).status).toBe(409)
  expect((await off(users.swiss, whole)).status).toBe(200)
  const gone = await draft({ ...news('gone'), site: 'ch' })
  ids.gone = gone
  expect((await schedule(users.swiss, 'gone', {})).status).toBe(201)
  await cms.payload.delete({ collection: 'news', id: gone })
  expect(await jobs()).toEqual([])
})

test('shows a failed plan with its reason in the reader’s language, until it is dismissed', async () => {
  const now = Date.now()
  ids.broken = await draft({ ...news('broken'), site: 'ch' }, 'de')
  const { id } = (await schedule(users.translator, 'broken', { language: 'de', at: clock(2) })).body
  await change(ids.broken, { title: '' }, { locale: 'de', draft: true })
  vi.useFakeTimers({ toFake: ['Date'], now: now + 180_000 })
  cms.start()
  await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ hasError: true }]))
  await cms.stop()
  const failed = async (language: string) => (await scheduleOf(users.swiss, 'broken', language)).body.changes
  expect(await failed('fr')).toMatchObject([{ failed: { issues: [expect.stringMatching(/^Titre – /)] } }])
  expect(await failed('de')).toMatchObject([
    { failed: { issues: [expect.stringMatching(/^Titel – /)] }, mayCallOff: true },
  ])
  expect(await rest.status(`DELETE /scheduled-changes/${id}`, { as: users.swiss })).toBe(200)
  expect(await failed('de')).toEqual([])
})

test('refuses a cookie from another origin, and closes Payload’s own scheduling calls', async () => {
  const cookie = `payload-token=${await sessionOf(cms.payload, 'ch@marquee.example')}`
  const send = (origin: string) =>
    rest('POST /scheduled-changes', {
      headers: { cookie, origin },
      body: { collection: 'news', id: ids.swiss, action: 'publish', language: null, at: CHRISTMAS },
    })
  expect((await send('https://elsewhere.example')).status).toBe(404)
  expect(await jobs()).toEqual([])
  expect((await send(cms.payload.config.serverURL)).status).toBe(201)
  const req = { t: (key: string) => key } as never
  for (const name of ['schedule-publish', 'get-upcoming-scheduled-publish'] as const) {
    expect(() => closedCalls[name]({ req } as never)).toThrow('notAllowed')
  }
  expect(
    await rest.status('POST /payload-jobs', { as: users.swiss, body: { taskSlug: 'schedulePublish' } }),
  ).toBe(403)
})
