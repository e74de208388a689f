import { afterAll, expect, test, vi } from 'vitest'
import { type Authenticator, createAuthenticator } from '../../tests/contracts/flags/authenticator.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { codeAt, factorCalls, nextCodeOf, security } from './factor-calls.ts'
import { account } from './users.ts'

const page = { origin: 'https://cms.cinema.example', host: 'cms.cinema.example' }
const MINUTE = 60_000

type Headers = Record<string, string>
interface Listed {
  readonly id: number
  readonly name: string
  readonly madeAt: string
  readonly usedAt: string | null
}

const cms = await cmsOn(engine, { CMS_SECRET: 's'.repeat(40), CMS_URL: page.origin, CMS_SECOND_FACTOR: '' })
const boss = await account(cms.payload, 'boss@marquee.example', { role: 'admin' })
afterAll(() => cms.close())

const { rest, step, events, makeEditor, signIn, me, setUp } = factorCalls(cms)

const stateOf = async (headers: Headers) => (await rest(`GET ${security}`, { headers })).body
const listed = async (headers: Headers) => (await stateOf(headers)).passkeys as readonly Listed[]
async function add(headers: Headers, authenticator = createAuthenticator(page), name = 'Laptop') {
  const options = await step('begin-passkey', headers)
  expect(options.status).toBe(200)
  return step('add-passkey', headers, { name, response: authenticator.create(options.body) })
}
/** An editor whose only factor is a passkey. */
async function withPasskey() {
  const [editor, authenticator] = [await makeEditor(), createAuthenticator(page)]
  const headers = await signIn(editor)
  const added = await add(headers, authenticator)
  expect(added.status).toBe(200)
  return { editor, authenticator, headers, recoveryCodes: added.body.recoveryCodes as string[] }
}
const responseOf = async (headers: Headers, authenticator: Authenticator) =>
  authenticator.get((await step('begin-proof', headers)).body)
const prove = async (headers: Headers, authenticator: Authenticator) =>
  (await step('prove-passkey', headers, { response: await responseOf(headers, authenticator) })).status
const laterBy = async <T>(minutes: number, work: () => Promise<T>): Promise<T> => {
  const now = Date.now() + minutes * MINUTE
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  try {
    return await work()
  } finally {
    clock.mockRestore()
  }
}

test('a passkey is a whole second factor: it makes recovery codes and ends other sessions', async () => {
  const editor = await makeEditor()
  const [headers, elsewhere] = [await signIn(editor), await signIn(editor)]
  const added = await add(headers)
  expect(added.body.recoveryCodes).toHaveLength(10)
  expect(await me(headers)).toBe(editor.email)
  expect(await me(elsewhere)).toBeUndefined()
  expect(await stateOf(headers)).toMatchObject({ factor: 'proven', app: false, recent: true })
  expect((await add(headers, createAuthenticator(page), '  ')).body).toEqual({ recoveryCodes: null })
  expect(await listed(headers)).toMatchObject([
    { name: 'Laptop', usedAt: null },
    { name: 'Passkey', usedAt: null },
  ])
  expect(await events('person.factor-added', editor.email)).toMatchObject([
    { way: 'passkey' },
    { way: 'passkey' },
  ])
})

test('a password alone opens nothing of an account with passkeys only', async () => {
  const { editor, authenticator, recoveryCodes } = await withPasskey()
  const headers = await signIn(editor)
  expect(await me(headers)).toBeUndefined()
  expect((await rest('GET /news', { headers })).status).toBe(403)
  expect((await rest('POST /users/refresh-token', { headers })).status).toBe(403)
  for (const name of ['begin', 'confirm', 'begin-passkey', 'add-passkey', 'rename-passkey'])
    expect((await step(name, headers)).status).toBe(409)
  expect((await step('remove-passkey', headers, { passkey: 1 })).status).toBe(409)
  expect((await step('prove', headers, { code: '' })).status).toBe(422)
  expect((await step('prove', headers, { code: codeAt('AAAAAAAA', Date.now()) })).status).toBe(422)
  expect(await prove(headers, authenticator)).toBe(200)
  expect(await me(headers)).toBe(editor.email)
  expect((await listed(headers))[0]?.usedAt).toMatch(/^20/)
  expect(await events('sign-in.factor-passed', editor.email)).toMatchObject([{ way: 'passkey' }])

  const other = await signIn(editor)
  expect((await step('prove', other, { code: recoveryCodes[0] })).status).toBe(200)
  const third = await signIn(editor)
  // The row is deleted by hand, as after `delete from code_keys`.
  await cms.payload.delete({ collection: 'code-keys', where: { account: { equals: editor.id } } })
  expect(await me(third)).toBeUndefined()
  expect((await step('begin-passkey', third)).status).toBe(409)
})

test('a challenge works once, in its own session, for its own purpose, for five minutes', async () => {
  const { editor, authenticator } = await withPasskey()
  const [one, other] = [await signIn(editor), await signIn(editor)]
  const response = await responseOf(one, authenticator)
  expect((await step('prove-passkey', other, { response })).status).toBe(422)
  expect(await me(other)).toBeUndefined()
  const sent = await Promise.all([1, 2].map(() => step('prove-passkey', one, { response })))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await step('prove-passkey', other, { response })).status).toBe(422)

  const late = await responseOf(other, authenticator)
  const refused = await laterBy(5, () => step('prove-passkey', other, { response: late }))
  expect(refused.status).toBe(422)
  // A challenge of a new passkey proves nothing.
  const options = await step('begin-passkey', one)
  expect((await step('prove-passkey', one, { response: authenticator.get(options.body) })).status).toBe(422)
  expect(await me(other)).toBeUndefined()
})

test('refuses another host, a copied counter and the passkey of somebody else', async () => {
  const { editor, headers, authenticator } = await withPasskey()
  const stranger = await withPasskey()
  const forged = { ...page, origin: 'https://cms.cinema.example.evil.example' }
  expect((await add(headers, createAuthenticator(forged))).status).toBe(422)
  expect((await add(headers, stranger.authenticator)).status).toBe(422)
  const [passkey] = await listed(headers)
  expect(await listed(headers)).toHaveLength(1)
  const body = { passkey: passkey?.id, name: 'Mine' }
  expect((await step('rename-passkey', stranger.headers, body)).status).toBe(404)
  expect((await step('remove-passkey', stranger.headers, body)).status).toBe(404)
  expect(await listed(headers)).toEqual([passkey])

  const session = await signIn(editor)
  expect(await prove(session, stranger.authenticator)).toBe(422)
  await cms.payload.update({
    collection: 'passkeys',
    where: { account: { equals: editor.id } },
    data: { counter: 50 },
  })
  expect(await prove(session, authenticator)).toBe(422)
  expect(await me(session)).toBeUndefined()
  expect((await events('sign-in.factor-failed', editor.email)).length).toBe(2)
})

test('wrong passkeys and codes are counted together, and ten make the account wait', async () => {
  const { editor, authenticator, recoveryCodes } = await withPasskey()
  const session = await signIn(editor)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await step('prove', session, { code: '000000' })).status).toBe(422)
    expect((await step('prove-passkey', session, { response: '{}' })).status).toBe(422)
  }
  expect(await prove(session, authenticator)).toBe(429)
  expect((await step('prove', session, { code: recoveryCodes[0] })).status).toBe(429)
  expect(await me(session)).toBeUndefined()
})

test('an app and a passkey stand in for each other; each change takes a recent proof', async () => {
  const editor = await makeEditor()
  const headers = await signIn(editor)
  const { key } = await setUp(headers)
  const authenticator = createAuthenticator(page)
  expect((await add(headers, authenticator)).body).toEqual({ recoveryCodes: null })
  const [passkey] = await listed(headers)
  const later = <T>(work: () => Promise<T>) => laterBy(11, work)
  const body = { passkey: passkey?.id, name: 'Phone' }
  for (const name of ['begin', 'confirm', 'begin-passkey', 'add-passkey', 'rename-passkey'])
    expect((await later(() => step(name, headers, body))).status).toBe(409)
  expect((await later(() => step('remove-passkey', headers, body))).status).toBe(409)
  await later(async () => {
    expect((await stateOf(headers)).recent).toBe(false)
    expect(await prove(headers, authenticator)).toBe(200)
    expect((await step('rename-passkey', headers, body)).status).toBe(200)
  })
  expect(await listed(headers)).toMatchObject([{ name: 'Phone' }])

  const byCode = await signIn(editor)
  expect((await step('prove', byCode, { code: nextCodeOf(key) })).status).toBe(200)
  expect((await step('remove-passkey', byCode, body)).status).toBe(200)
  expect(await listed(byCode)).toEqual([])
  expect(await stateOf(byCode)).toMatchObject({ factor: 'proven', app: true })
  expect(await prove(await signIn(editor), authenticator)).toBe(422)
})

test('codes of an app are added to a passkey, and only once', async () => {
  const { headers, editor } = await withPasskey()
  const { recoveryCodes } = await setUp(headers)
  const begun = await step('begin', headers)
  const { key, sealed } = begun.body as { key: string; sealed: string }
  expect((await step('confirm', headers, { sealed, code: codeAt(key, Date.now()) })).status).toBe(422)
  expect((await step('remove', headers, { code: recoveryCodes[0] })).status).toBe(200)
  expect(await listed(headers)).toEqual([])
  expect(await me(await signIn(editor))).toBe(editor.email)
})

test('of sessions that add a first passkey at the same time, one has its way', async () => {
  const editor = await makeEditor()
  const sessions = [await signIn(editor), await signIn(editor), await signIn(editor)]
  const made: string[] = []
  for (const headers of sessions) {
    const options = await step('begin-passkey', headers)
    made.push(createAuthenticator(page).create(options.body))
  }
  const sent = await Promise.all(
    sessions.map((headers, index) => step('add-passkey', headers, { response: made[index] })),
  )
  // A session must prove the first passkey once it is saved (409), and is ended a moment later (401).
  const [first, ...refused] = sent.map(({ status }) => status).sort()
  expect(first).toBe(200)
  for (const status of refused) expect([401, 409, 422]).toContain(status)
  const { totalDocs } = await cms.payload.count({
    collection: 'passkeys',
    where: { account: { equals: editor.id } },
  })
  expect(totalDocs).toBe(1)
})

test('the removal of the last passkey closes the session of an admin, who must have a factor', async () => {
  const headers = await signIn(boss)
  expect(await me(headers)).toBeUndefined()
  expect((await add(headers)).status).toBe(200)
  expect(await me(headers)).toBe(boss.email)
  const [passkey] = await listed(headers)
  expect((await step('remove-passkey', headers, { passkey: passkey?.id })).status).toBe(200)
  expect(await me(headers)).toBeUndefined()
  expect((await rest('GET /news', { headers })).status).toBe(403)
  expect(await me(await signIn(boss))).toBeUndefined()
  expect(await events('person.factor-removed', boss.email)).toMatchObject([{ way: 'passkey' }])
})

test('another admin resets passkeys: they prove nothing, and sessions end', async () => {
  const { editor, authenticator, headers } = await withPasskey()
  const admin = await signIn(boss)
  await add(admin)
  const seen = await rest(`GET ${security}?account=${editor.id}`, { headers: admin })
  expect(seen.body).toMatchObject({ own: false, factor: 'proven', passkeys: [] })
  expect((await step('reset', admin, { account: editor.id })).status).toBe(200)
  expect(await me(headers)).toBeUndefined()
  const fresh = await signIn(editor)
  expect(await me(fresh)).toBe(editor.email)
  expect(await listed(fresh)).toEqual([])
  const { totalDocs } = await cms.payload.count({
    collection: 'passkeys',
    where: { account: { equals: editor.id } },
  })
  expect(totalDocs).toBe(0)
  expect((await step('begin-proof', fresh)).status).toBe(409)
  expect(await events('person.factor-removed', editor.email)).toMatchObject([{ by: boss.email }])
  // The same device may be added again.
  expect((await add(fresh, authenticator)).status).toBe(200)
})
