import { afterAll, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../src/users/first-admin.ts'
import { openCms } from './cms.ts'
import { type Account, account, byKey, PASSWORD, resetTokenOf, restOf } from './users.ts'

const cms = await openCms()
const { payload } = cms
const rest = restOf(cms)
afterAll(() => cms.close())

/** The account of an address, made by an earlier test. */
async function known(email: string): Promise<Account> {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } })
  return { id: Number(docs[0]?.id), email, token: `token-of-${email}` }
}
const admin = () => known('first@marquee.example')

test('refuses to register an anonymous request as the first administrator', async () => {
  const body = { email: 'stranger@marquee.example', password: PASSWORD, role: 'admin' }
  expect(await rest.status('POST /users/first-register', { body })).toBe(403)
  expect(await rest.status('POST /users', { body })).toBe(403)
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0)
})

test('refuses a first administrator of a public system whom nobody named', async () => {
  const unnamed = { email: 'first@marquee.example', isNamed: false }
  await expect(ensureFirstAdmin(payload, unnamed)).rejects.toThrow(
    'CMS_ADMIN_EMAIL must name the first admin',
  )
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0)
})

test('creates the first administrator once and returns the password', async () => {
  const made = await Promise.all(
    [1, 2].map(() => ensureFirstAdmin(payload, { email: 'first@marquee.example' })),
  )
  const passwords = made.filter((password) => password !== undefined)
  expect(passwords).toHaveLength(1)
  expect(await ensureFirstAdmin(payload, { email: 'second@marquee.example' })).toBeUndefined()
  const signedIn = await rest('POST /users/login', {
    body: { email: 'first@marquee.example', password: passwords[0] },
  })
  expect(signedIn.status).toBe(200)
  expect(
    await rest.status('POST /users/first-register', {
      body: { email: 'x@marquee.example', password: PASSWORD, role: 'admin' },
    }),
  ).toBe(403)
  const { id, token: apiKey } = await admin()
  await payload.update({ collection: 'users', id, data: { enableAPIKey: true, apiKey } })
})

test('requires twelve characters in every way to set a password, and says so', async () => {
  const as = await admin()
  const body = { email: 'short@marquee.example', password: 'too short', role: 'reader', sites: ['fr'] }
  const refused = await rest('POST /users', { as, body, headers: { 'accept-language': 'de' } })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('mindestens 12 Zeichen')
  expect(await rest.status('POST /users', { as, body: { ...body, password: 'nine red kites' } })).toBe(201)
  const { id } = await known(body.email)
  expect(await rest.status(`PATCH /users/${id}`, { as, body: { password: 'short' } })).toBe(400)
  const token = await resetTokenOf(payload, body.email)
  expect(await rest.status('POST /users/reset-password', { body: { token, password: 'short' } })).toBe(400)
  expect(await rest.status('POST /users/reset-password', { body: { token, password: PASSWORD } })).toBe(200)
})

test('refuses to extend one’s own rights, to issue tokens and to read users of other countries', async () => {
  const editor = await account(payload, 'editor@marquee.example', { role: 'editor', sites: ['fr'] })
  await account(payload, 'swiss@marquee.example', { role: 'editor', sites: ['ch'] })
  const signedIn = await rest('POST /users/login', { body: { email: editor.email, password: PASSWORD } })
  const headers = { authorization: `JWT ${signedIn.body.token}` }
  const draft = {
    role: 'admin',
    sites: ['fr', 'ch'],
    languages: ['de'],
    email: 'boss@marquee.example',
    apiKey: 'mine',
    enableAPIKey: true,
    name: 'New name',
    hash: 'aa',
    salt: 'aa',
    resetPasswordToken: 'known',
    issuer: 'https://evil.example/',
    subject: 'ada',
  }
  const changed = await rest(`PATCH /users/${editor.id}`, { headers, body: draft })
  expect(changed.status).toBe(200)
  expect(changed.body.doc).toMatchObject({
    role: 'editor',
    sites: ['fr'],
    email: editor.email,
    name: 'New name',
    issuer: null,
  })
  expect(await rest.status('PATCH /users?where[id][exists]=true', { headers, body: draft })).toBe(403)
  for (const token of ['known', '', { like: '%' }])
    expect(await rest.status('POST /users/reset-password', { body: { token, password: PASSWORD } })).toBe(403)
  expect(await rest.status('POST /users/login', { body: { email: editor.email, password: PASSWORD } })).toBe(
    200,
  )
  expect(
    (await rest('GET /users/me', { headers: { authorization: 'users API-Key mine' } })).body.user,
  ).toBeNull()
  expect((await rest('GET /users/me', { as: editor })).body.user).toMatchObject({ email: editor.email })
  expect(await rest.status('POST /users', { headers, body: { ...draft, password: PASSWORD } })).toBe(403)
  const seen = await rest('GET /users?limit=100', { headers })
  expect(seen.body.docs?.map(({ email }) => email)).not.toContain('swiss@marquee.example')
  expect((await rest('GET /users?where[email][contains]=swiss', { headers })).body.docs).toEqual([])
  const colleague = await account(payload, 'colleague@marquee.example', { role: 'editor', sites: ['fr'] })
  for (const { id, email } of [await admin(), colleague]) {
    const body = { email, password: PASSWORD }
    for (const line of [`PATCH /users/${id}`, `DELETE /users/${id}`, 'POST /users/unlock'])
      expect([403, 404], line).toContain(await rest.status(line, { headers, body }))
  }
})

test('a token has its user’s rights on collections, and none on the account', async () => {
  const editor = await known('editor@marquee.example')
  const made = await rest('POST /news?locale=fr&draft=true', {
    as: editor,
    body: { site: 'fr', key: 'by-token', slug: 'by-token', title: 'T' },
  })
  expect(made.status).toBe(201)
  const headers = byKey(editor.token)
  const change = (who: Record<string, string>) =>
    rest(`PATCH /users/${editor.id}`, { headers: who, body: { password: 'another long one' } })
  expect((await change(headers)).status).toBe(403)
  const first = byKey((await admin()).token)
  const body = { email: 'made@marquee.example', password: PASSWORD, role: 'admin' }
  for (const line of [
    'POST /users',
    `PATCH /users/${editor.id}`,
    `DELETE /users/${editor.id}`,
    'POST /users/unlock',
  ])
    expect(await rest.status(line, { headers: first, body }), line).toBe(403)
  expect((await rest('GET /access', { headers: first })).body.canAccessAdmin).not.toBe(true)
  await payload.update({ collection: 'users', id: editor.id, data: { role: 'reader' } })
  expect(
    await rest.status(`PATCH /news/${made.body.doc?.id}?locale=fr`, { as: editor, body: { title: 'U' } }),
  ).toBe(403)
})

test('refuses to delete or demote the last administrator', async () => {
  const as = await admin()
  const demoted = await rest(`PATCH /users/${as.id}`, { as, body: { role: 'editor', sites: ['fr'] } })
  expect(demoted.status).toBe(409)
  expect(JSON.stringify(demoted.body)).toContain('last administrator')
  expect(await rest.status(`DELETE /users/${as.id}`, { as })).toBe(409)
  expect(await rest.status('DELETE /users?where[id][exists]=true', { as })).toBe(400)
  expect(await rest.status('PATCH /users?where[id][exists]=true', { as, body: { role: 'reader' } })).toBe(403)
  const other = await account(payload, 'other-admin@marquee.example', { role: 'admin' })
  expect(await rest.status(`PATCH /users/${other.id}`, { as, body: { role: 'reader', sites: ['fr'] } })).toBe(
    200,
  )
})

test('editors, translators and readers need a site, translators a language too', async () => {
  const as = await admin()
  const body = { email: 'none@marquee.example', password: PASSWORD, role: 'editor' }
  expect(JSON.stringify((await rest('POST /users', { as, body })).body)).toContain('at least one site')
  const translator = { ...body, role: 'translator', sites: ['ch'] }
  expect(JSON.stringify((await rest('POST /users', { as, body: translator })).body)).toContain(
    'at least one language',
  )
})

test('the cookie is HttpOnly and SameSite', async () => {
  const { users } = payload.collections
  expect(users?.config.auth.cookies).toEqual({ sameSite: 'Lax', secure: false })
  const response = await rest('POST /users/login', {
    body: { email: 'other-admin@marquee.example', password: PASSWORD },
  })
  expect(response.cookie).toMatch(/HttpOnly/i)
  expect(response.cookie).toMatch(/SameSite=Lax/i)
})

test('pages of another origin begin no session, whatever they know', async () => {
  const editor = await account(payload, 'visited@marquee.example', { role: 'editor', sites: ['fr'] })
  const { email } = editor
  for (const origin of ['https://evil.example', 'null', 'https://localhost:3001']) {
    const headers = { origin }
    const begun = await rest('POST /users/login', { body: { email, password: PASSWORD }, headers })
    expect([begun.status, begun.cookie], origin).toEqual([403, null])
    const unknown = { email: 'unknown@marquee.example', password: PASSWORD }
    expect(await rest.status('POST /users/login', { body: unknown, headers }), origin).toBe(403)
    const token = await resetTokenOf(payload, email)
    const reset = { body: { token, password: PASSWORD } }
    const foreign = await rest('POST /users/reset-password', { ...reset, headers })
    expect([foreign.status, foreign.cookie], origin).toEqual([403, null])
    const own = { origin: 'http://localhost:3001' }
    expect(await rest.status('POST /users/reset-password', { ...reset, headers: own })).toBe(200)
    expect(
      await rest.status('POST /users/login', { body: { email, password: PASSWORD }, headers: own }),
    ).toBe(200)
  }
})

test('opens documents in one of the user’s languages', async () => {
  const dutch = await account(payload, 'nl@marquee.example', { role: 'editor', sites: ['nl'] })
  const translator = await account(payload, 'tr@marquee.example', {
    role: 'translator',
    sites: ['ch', 'be'],
    languages: ['de'],
  })
  const chosen = async (as: Account) => (await rest('GET /payload-preferences/locale', { as })).body.value
  expect(await chosen(dutch)).toBe('en')
  expect(await chosen(translator)).toBe('de')
  await payload.update({ collection: 'users', id: translator.id, data: { languages: ['nl'] } })
  expect(await chosen(translator)).toBe('nl')
})
