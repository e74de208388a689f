import { afterAll, expect, test } from 'vitest'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { factorCalls, nextCodeOf, security } from './factor-calls.ts'
import { account, byKey, PASSWORD, resetTokenOf } from './users.ts'

const factorTables = [
  'code-keys',
  'recovery-codes',
  'session-proofs',
  'passkeys',
  'passkey-challenges',
] as const

const settings = { CMS_SECRET: 's'.repeat(40), CMS_SECOND_FACTOR: '' }
const cms = await cmsOn(engine, settings)
const boss = await account(cms.payload, 'boss@marquee.example', { role: 'admin' })
afterAll(() => cms.close())
/** Restarts with these settings. */
const open = (env: Record<string, string>) => cms.reopen({ ...settings, ...env })

const { rest, step, events, makeEditor, signIn, me, setUp } = factorCalls(cms)

test('a password alone, or a new one, opens nothing until a code proves the session', async () => {
  const editor = await makeEditor()
  const { key, recoveryCodes } = await setUp(await signIn(editor))
  const headers = await signIn(editor)
  expect(await me(headers)).toBeUndefined()
  expect((await rest('POST /users/refresh-token', { headers })).status).toBe(403)
  expect((await rest('GET /news', { headers })).status).toBe(403)
  expect((await rest(`GET /users/${editor.id}`, { headers })).status).toBe(403)
  expect((await rest(`PATCH /users/${editor.id}`, { headers, body: { name: 'X' } })).status).toBe(403)
  expect((await rest('GET /access', { headers })).body.canAccessAdmin).not.toBe(true)
  for (const name of ['begin', 'confirm', 'codes', 'remove', 'reset', 'end'])
    expect((await step(name, headers, { account: editor.id })).status).toBe(409)
  expect((await rest(`GET ${security}`, { headers })).status).toBe(404)

  expect((await step('prove', headers, { code: nextCodeOf(key) })).status).toBe(200)
  expect(await me(headers)).toBe(editor.email)
  expect((await rest('POST /users/refresh-token', { headers })).status).toBe(200)
  expect(await events('sign-in.factor-passed', editor.email)).toHaveLength(1)

  const token = await resetTokenOf(cms.payload, editor.email)
  const reset = await rest('POST /users/reset-password', { body: { token, password: PASSWORD } })
  const after = { authorization: `JWT ${reset.body.token}` }
  expect(await me(after)).toBeUndefined()
  expect((await step('prove', after, { code: recoveryCodes[0] })).status).toBe(200)
  expect(await me(after)).toBe(editor.email)
})

test('accepts a code once, also when it is sent twice at the same time', async () => {
  const editor = await makeEditor()
  const { key, recoveryCodes } = await setUp(await signIn(editor))
  for (const code of [nextCodeOf(key), recoveryCodes[0]]) {
    const sessions = [await signIn(editor), await signIn(editor), await signIn(editor)]
    const sent = await Promise.all(sessions.map((headers) => step('prove', headers, { code })))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const known = await Promise.all(sessions.map(me))
    expect(known.filter((email) => email === editor.email)).toHaveLength(1)
  }
  const { docs } = await cms.payload.find({ collection: 'recovery-codes', pagination: false })
  expect(JSON.stringify(docs)).not.toContain(recoveryCodes[1]?.replaceAll('-', ''))
  const keys = await cms.payload.find({ collection: 'code-keys', pagination: false })
  expect(JSON.stringify(keys.docs)).not.toContain(key)
})

test('is set up with a key of the own account, which ends other sessions; new codes and the removal take a code', async () => {
  const editor = await makeEditor()
  const [headers, elsewhere] = [await signIn(editor), await signIn(editor)]
  const begun = await step('begin', await signIn(boss))
  const { key, sealed } = begun.body as { key: string; sealed: string }
  expect((await step('confirm', headers, { sealed, code: nextCodeOf(key) })).status).toBe(422)
  const { recoveryCodes } = await setUp(headers)
  expect(await me(elsewhere)).toBeUndefined()
  expect(await events('person.factor-added', editor.email)).toHaveLength(1)
  expect((await step('codes', headers, { code: '123' })).status).toBe(422)
  const made = await step('codes', headers, { code: recoveryCodes[0] })
  const renewed = made.body.recoveryCodes as string[]
  expect(renewed).toHaveLength(10)
  expect((await step('remove', headers, { code: recoveryCodes[1] })).status).toBe(422)
  expect((await step('remove', headers, { code: renewed[0] })).status).toBe(200)
  expect(await events('person.factor-removed', editor.email)).toHaveLength(1)
  expect(await me(await signIn(editor))).toBe(editor.email)
  const left = await cms.payload.count({
    collection: 'recovery-codes',
    where: { account: { equals: editor.id } },
  })
  expect(left.totalDocs).toBe(0)
})

test('another admin resets a lost factor, and nobody else does', async () => {
  const editor = await makeEditor()
  await setUp(await signIn(editor))
  const [admin, colleague] = [await signIn(boss), await signIn(await makeEditor())]
  const body = { account: editor.id }
  expect((await step('reset', colleague, body)).status).toBe(404)
  expect((await step('reset', byKey(boss.token), body)).status).toBe(401)
  expect((await step('reset', admin, { account: boss.id })).status).toBe(404)
  // Nor does an API key lend its rights to a session.
  const both = { cookie: `payload-token=${colleague.authorization?.slice(4)}`, ...byKey(boss.token) }
  expect((await step('reset', { ...both, 'sec-fetch-site': 'same-origin' }, body)).status).toBe(401)
  expect((await step('reset', admin, body)).status).toBe(200)
  expect(await me(await signIn(editor))).toBe(editor.email)
  expect(await events('person.factor-removed', editor.email)).toMatchObject([{ by: boss.email }])
})

test('lists the sessions of an account; an ended one is refused at once', async () => {
  const editor = await makeEditor()
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0'
  const [here, there, third] = [await signIn(editor, firefox), await signIn(editor), await signIn(editor)]
  const listed = async () =>
    (await rest(`GET ${security}`, { headers: here })).body.sessions as Record<string, unknown>[]
  const sessions = await listed()
  expect(sessions).toHaveLength(3)
  expect(sessions.find(({ current }) => current)).toMatchObject({ device: 'Firefox, Windows' })
  const { id } = sessions.find(({ current }) => !current) ?? expect.unreachable()
  expect((await step('end', here, { session: id })).status).toBe(200)
  expect(await listed()).toHaveLength(2)
  expect((await Promise.all([there, third].map(me))).filter((email) => email === editor.email)).toHaveLength(
    1,
  )
  expect((await step('end', here)).status).toBe(200)
  expect(await Promise.all([here, there, third].map(me))).toEqual([editor.email, undefined, undefined])
  expect((await events('sign-in.ended', editor.email)).length).toBe(2)
})

test('an admin ends the sessions of others, an editor only their own', async () => {
  const [editor, colleague] = [await makeEditor(), await makeEditor()]
  const [headers, other] = [await signIn(editor), await signIn(colleague)]
  const target = { account: editor.id }
  expect((await step('end', other, target)).status).toBe(404)
  expect((await rest(`GET ${security}?account=${editor.id}`, { headers: other })).status).toBe(404)
  const admin = await signIn(boss)
  const seen = await rest(`GET ${security}?account=${editor.id}`, { headers: admin })
  expect(seen.body).toMatchObject({ own: false, factor: 'none', sessions: [{ current: false }] })
  expect((await step('end', admin, target)).status).toBe(200)
  expect(await me(headers)).toBeUndefined()
  expect(await me(admin)).toBe(boss.email)
  expect(await events('sign-in.ended', editor.email)).toMatchObject([{ by: boss.email }])
})

test('nobody reads factors, and that of a deleted account does not pass to the next one', async () => {
  const headers = await signIn(boss)
  for (const slug of factorTables) expect((await rest(`GET /${slug}`, { headers })).status).toBe(403)
  const editor = await makeEditor()
  await setUp(await signIn(editor))
  await cms.payload.delete({ collection: 'users', id: editor.id })
  for (const collection of factorTables)
    expect(
      (await cms.payload.count({ collection, where: { account: { equals: editor.id } } })).totalDocs,
    ).toBe(0)
})

test('with a public address admins must set a factor up, and others may', async () => {
  await open({ CMS_URL: 'https://cms.cinema.example' })
  const editor = await makeEditor()
  expect(await me(await signIn(editor))).toBe(editor.email)
  const headers = await signIn(boss)
  expect(await me(headers)).toBeUndefined()
  expect((await rest('GET /news', { headers })).status).toBe(403)
  const { recoveryCodes } = await setUp(headers)
  expect(await me(headers)).toBe(boss.email)
  expect((await step('remove', headers, { code: recoveryCodes[0] })).status).toBe(200)
  expect(await me(headers)).toBeUndefined()
  expect((await step('leave', headers)).status).toBe(200)
  expect((await step('begin', headers)).status).toBe(401)
  await open({ CMS_URL: 'https://cms.cinema.example', CMS_SECOND_FACTOR: 'optional' })
  expect(await me(await signIn(boss))).toBe(boss.email)
  await open({ CMS_URL: '' })
})
