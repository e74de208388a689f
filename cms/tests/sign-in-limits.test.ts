import { afterAll, expect, test, vi } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { openCms } from './cms.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { codeAt, nextCodeOf, security } from './factor-calls.ts'
import { type Account, account, type JsonResponse, PASSWORD, resetTokenOf, restOf } from './users.ts'

const { perPair, perAddress, fromStrangers } = serviceLimits.editors.wrongPasswords
const WRONG = 'not the right words'

const countOf = (responses: readonly JsonResponse[], status: number) =>
  responses.filter((response) => response.status === status).length

const cms = await cmsOn(engine)
const { payload, dataDir } = cms
/** Another process of the same database. */
const second = await openCms({ dataDir, databaseUrl: process.env.CMS_DATABASE_URL ?? '' })
const rest = restOf(cms)
const systems = [rest, restOf(second)]
afterAll(async () => {
  await second.close({ keep: true })
  await cms.close()
})

let made = 0
const newEditor = (): Promise<Account> => {
  made += 1
  return account(payload, `limited-${made}@marquee.example`, { role: 'editor', sites: ['fr'] })
}

interface From {
  readonly address: string
  readonly cookie?: string
  readonly system?: number
}
const post = (path: string, body: object, { address, cookie, system = 0 }: From) =>
  (systems[system] ?? rest)(`POST ${path}`, {
    body,
    headers: { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) },
  })
const signIn = (email: string, password: string, from: From) =>
  post('/users/login', { email, password }, from)

/** Attempts follow each other: the queue of hashes refuses most of those that come at once. */
async function guess(email: string, times: number, from: (attempt: number) => From) {
  const responses: JsonResponse[] = []
  for (let attempt = 0; attempt < times; attempt += 1)
    responses.push(await signIn(email, WRONG, from(attempt)))
  return responses
}

test('compares no more passwords than the limit, however many are sent at once to two processes, and the right one of another address', async () => {
  const { email } = await newEditor()
  const all: JsonResponse[] = []
  for (let round = 0; round < 4; round += 1) {
    const sent = Array.from({ length: 16 }, (_, index) =>
      signIn(email, WRONG, { address: '192.0.2.10', system: index % 2 }),
    )
    all.push(...(await Promise.all(sent)))
  }
  expect(countOf(all, 401)).toBe(perPair)
  expect(countOf(all, 401) + countOf(all, 429)).toBe(all.length)
  const refused = await signIn(email, PASSWORD, { address: '192.0.2.10' })
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ errors: [{ message: expect.stringContaining('minutes') }] })
  expect((await signIn(email, PASSWORD, { address: '192.0.2.11' })).status).toBe(200)
})

test('two sign-ins of one account at once, at two processes, both open a session', async () => {
  const { email } = await newEditor()
  const opened = await Promise.all(
    [0, 1].map((system) => signIn(email, PASSWORD, { address: '192.0.2.40', system })),
  )
  const people = await Promise.all(
    opened.map(({ body }) =>
      rest('GET /users/me', {
        headers: { authorization: `JWT ${String(body.token)}` },
      }),
    ),
  )
  expect(people.map(({ body }) => body)).toMatchObject([{ user: { email } }, { user: { email } }])
})

test('an address guesses at all accounts together no more often than its limit', async () => {
  const responses: JsonResponse[] = []
  for (let index = 0; index < perAddress + 5; index += 1)
    responses.push(
      await signIn(`nobody-${index}@marquee.example`, WRONG, { address: '192.0.2.30', system: index % 2 }),
    )
  expect(countOf(responses, 401)).toBe(perAddress)
  const { email } = await newEditor()
  expect((await signIn(email, PASSWORD, { address: '192.0.2.30' })).status).toBe(429)
  expect((await signIn(email, PASSWORD, { address: '192.0.2.31' })).status).toBe(200)
})

test('a browser that has signed in keeps its own attempts while strangers use up theirs', async () => {
  const { email } = await newEditor()
  const known = await signIn(email, PASSWORD, { address: '192.0.2.40' })
  const cookie = /device=[^;]+/.exec(known.cookie ?? '')?.[0] ?? expect.unreachable()
  const stranger = (attempt: number) => ({ address: `198.51.100.${1 + Math.floor(attempt / perPair)}` })
  const guessed = await guess(email, fromStrangers + 5, stranger)
  expect(countOf(guessed, 401)).toBe(fromStrangers)
  expect((await signIn(email, PASSWORD, { address: '192.0.2.41' })).status).toBe(429)
  expect((await signIn(email, PASSWORD, { address: '192.0.2.41', cookie })).status).toBe(200)
})

test('compares few passwords of one address at a time', async () => {
  const { email } = await newEditor()
  const sent = Array.from({ length: 12 }, () => signIn(email, PASSWORD, { address: '192.0.2.50' }))
  const responses = await Promise.all(sent)
  expect(countOf(responses, 200)).toBe(serviceLimits.slowHashes.perAddress)
  expect(countOf(responses, 429)).toBe(12 - serviceLimits.slowHashes.perAddress)
})

test('mails for a new password are limited, and strangers cannot use up those of an editor', async () => {
  const { email } = await newEditor()
  const { perPair: most } = serviceLimits.editors.resets
  const forgotten = (who: string, address: string) =>
    post('/users/forgot-password', { email: who }, { address })
  for (const who of [email, 'unknown@marquee.example']) {
    const responses: JsonResponse[] = []
    for (let attempt = 0; attempt < most + 2; attempt += 1) responses.push(await forgotten(who, '192.0.2.60'))
    expect([countOf(responses, 200), countOf(responses, 429)]).toEqual([most, 2])
  }
  expect((await forgotten(email, '192.0.2.61')).status).toBe(200)
  await vi.waitFor(async () =>
    expect(
      await payload.db.findOne<{ id: number; resetPasswordToken: string }>({
        collection: 'users',
        where: { email: { equals: email } },
      }),
    ).toMatchObject({ resetPasswordToken: expect.any(String) }),
  )
})

test('who knows a password alone cannot use up the codes of a browser that proved one', async () => {
  const { email } = await newEditor()
  const address = '192.0.2.70'
  const step = async (name: string, body: object, { token, cookie }: { token: string; cookie?: string }) =>
    rest(`POST ${security}/${name}`, {
      body,
      headers: { authorization: `JWT ${token}`, ...(cookie === undefined ? {} : { cookie }) },
    })
  const begin = async () => (await signIn(email, PASSWORD, { address })).body.token as string
  const first = await begin()
  const { key, sealed } = (await step('begin', {}, { token: first })).body as Record<string, string>
  const code = codeAt(key as string, Date.now())
  const confirmed = await step('confirm', { sealed, code }, { token: first })
  const cookie = /device=[^;]+/.exec(confirmed.cookie ?? '')?.[0] ?? expect.unreachable()
  const stranger = await signIn(email, PASSWORD, { address })
  expect(stranger.cookie).not.toContain('device=')
  const token = stranger.body.token as string
  const guesses: JsonResponse[] = []
  for (let round = 0; round < 3; round += 1)
    guesses.push(
      ...(await Promise.all(Array.from({ length: 5 }, () => step('prove', { code: '000000x' }, { token })))),
    )
  const { most } = serviceLimits.editors.factors
  expect([countOf(guesses, 422), countOf(guesses, 429)]).toEqual([most, 15 - most])
  const right = { code: nextCodeOf(key as string) }
  expect((await step('prove', right, { token: await begin() })).status).toBe(429)
  expect((await step('prove', right, { token: await begin(), cookie })).status).toBe(200)
})

test('refuses passwords that are easy to guess in every way to set one, and names the reason', async () => {
  const editor = await newEditor()
  const boss = await account(payload, 'boss@marquee.example', { role: 'admin' })
  const body = { email: 'weak@marquee.example', role: 'reader', sites: ['fr'] }
  const easy = ['marquee cinema 2026', 'passwordpassword', 'aaaaaaaaaaaaaaaa', 'qwertyuiop123456', body.email]
  for (const password of easy) {
    const refused = await rest('POST /users', { as: boss, body: { ...body, password } })
    expect(refused.status, password).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('easy to guess')
  }
  const changed = await rest(`PATCH /users/${editor.id}`, { as: editor, body: { password: editor.email } })
  expect(changed.status).toBe(400)
  const token = await resetTokenOf(payload, editor.email)
  const reset = (password: string) => rest('POST /users/reset-password', { body: { token, password } })
  expect((await reset(editor.email)).status).toBe(400)
  expect((await reset('four tall green herons')).status).toBe(200)
})
