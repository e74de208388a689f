import { afterAll, expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { prepareBreakGlass } from '../src/sign-in/break-glass.ts'
import { openCms } from './cms.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { account, type JsonResponse, PASSWORD, restOf } from './users.ts'

const { perPair, perAddress } = serviceLimits.editors.wrongPasswords
const WRONG = 'not the right words'
const email = 'operator@marquee.example'
const settings = { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: PASSWORD }

const cms = await cmsOn(engine, settings)
/** Another process of the same database. */
const second = await openCms({ dataDir: cms.dataDir, databaseUrl: process.env.CMS_DATABASE_URL ?? '' })
const systems = [restOf(cms), restOf(second)]
const [rest = expect.unreachable()] = systems
afterAll(async () => {
  await second.close({ keep: true })
  await cms.close()
})
const editor = await account(cms.payload, 'editor@marquee.example', { role: 'editor', sites: ['fr'] })
await Promise.all(
  [cms, second].map(({ payload }) => prepareBreakGlass(payload, { email, password: PASSWORD })),
)

interface From {
  readonly address: string
  readonly system?: number
}
const signIn = (who: string, password: string, { address, system = 0 }: From) =>
  (systems[system] ?? rest)('POST /users/login', {
    body: { email: who, password },
    headers: { 'x-forwarded-for': address },
  })
const countOf = (responses: readonly JsonResponse[], status: number) =>
  responses.filter((response) => response.status === status).length
const entries = async (event: string) =>
  (
    await cms.payload.find({
      collection: 'audit-entries',
      where: { and: [{ event: { equals: event } }, { person: { equals: email } }] },
      pagination: false,
    })
  ).docs

test('the account of the operators signs in, which is recorded, for a session that is not prolonged', async () => {
  const { status, body, cookie } = await signIn(email, PASSWORD, { address: '192.0.2.1' })
  expect(status).toBe(200)
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i)
  const headers = { authorization: `JWT ${body.token}` }
  expect((await rest('GET /users/me', { headers })).body.user).toMatchObject({ email, role: 'admin' })
  expect(await rest.status('POST /users/refresh-token', { headers })).toBe(403)
  expect(await entries('sign-in.succeeded')).toMatchObject([{ way: 'break-glass' }])
})

test('no other account signs in with a password, and nobody gets a new one', async () => {
  expect((await signIn(editor.email, PASSWORD, { address: '192.0.2.2' })).status).toBe(401)
  const body = { email, password: PASSWORD, token: 'known', role: 'admin' }
  for (const path of ['forgot-password', 'reset-password', 'first-register', 'unlock', 'verify/known'])
    expect(await rest.status(`POST /users/${path}`, { body }), path).toBe(404)
  expect(await rest.status('POST /users', { body })).toBe(403)
})

test('compares no more passwords than the limit, however many are sent at once to two processes', async () => {
  const all: JsonResponse[] = []
  for (let round = 0; round < 4; round += 1) {
    const sent = Array.from({ length: 16 }, (_, index) =>
      signIn(email, WRONG, { address: '192.0.2.10', system: index % 2 }),
    )
    all.push(...(await Promise.all(sent)))
  }
  expect(countOf(all, 401)).toBe(perPair)
  expect(countOf(all, 401) + countOf(all, 429)).toBe(all.length)
  expect((await signIn(email, PASSWORD, { address: '192.0.2.10' })).status).toBe(429)
  expect(await entries('sign-in.failed')).toHaveLength(perPair)
  expect(await entries('sign-in.locked')).toHaveLength(1)
  expect((await signIn(email, PASSWORD, { address: '192.0.2.11' })).status).toBe(200)
})

test('an address guesses at all accounts together no more often than its limit', async () => {
  const responses: JsonResponse[] = []
  for (let index = 0; index < perAddress + 2; index += 1)
    responses.push(
      await signIn(`nobody-${index}@marquee.example`, WRONG, { address: '192.0.2.30', system: index % 2 }),
    )
  expect(countOf(responses, 401)).toBe(perAddress)
  expect((await signIn(email, PASSWORD, { address: '192.0.2.30' })).status).toBe(429)
})

test('pages of another origin begin no session, whatever they know', async () => {
  for (const origin of ['https://evil.example', 'null', 'https://localhost:3001']) {
    const body = { email, password: PASSWORD }
    const begun = await rest('POST /users/login', { body, headers: { origin } })
    expect([begun.status, begun.cookie], origin).toEqual([403, null])
  }
})

test('refuses the address of somebody who signs in at the provider', async () => {
  const { payload } = cms
  await payload.update({ collection: 'users', id: editor.id, data: { issuer: 'https://login.example/' } })
  await expect(prepareBreakGlass(payload, { email: editor.email, password: PASSWORD })).rejects.toThrow(
    'CMS_ADMIN_EMAIL must name an address that nobody else has',
  )
})

test('without the variable the password is refused, and sessions that it began end', async () => {
  const { body } = await signIn(email, PASSWORD, { address: '192.0.2.50' })
  const headers = { authorization: `JWT ${body.token}` }
  await cms.reopen(settings)
  expect((await rest('GET /users/me', { headers })).body.user).toMatchObject({ email })
  await cms.reopen({ ...settings, CMS_ADMIN_PASSWORD: '' })
  expect((await rest('GET /users/me', { headers })).body.user).toBeNull()
  expect((await signIn(email, PASSWORD, { address: '192.0.2.50' })).status).toBe(404)
})
