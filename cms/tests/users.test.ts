import { expect, test } from 'vitest'
import { openCms } from './cms.ts'
import { type Account, account, byKey, cmsOfFile, PASSWORD, sessionOf } from './users.ts'

const { payload, rest } = cmsOfFile(await openCms())

const admin = await account(payload, 'first@marquee.example', { role: 'admin' })
const editor = await account(payload, 'editor@marquee.example', { role: 'editor', sites: ['fr'] })

test('refuses to extend one’s own rights, to issue tokens and to read users of other countries', async () => {
  await account(payload, 'swiss@marquee.example', { role: 'editor', sites: ['ch'] })
  const headers = { authorization: `JWT ${await sessionOf(payload, editor.email)}` }
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
  for (const body of [
    draft,
    { name: 'New name' },
    { password: PASSWORD },
    { apiKey: 'mine', enableAPIKey: true },
  ])
    expect(await rest.status(`PATCH /users/${editor.id}`, { headers, body })).toBe(403)
  expect(await rest.status('PATCH /users?where[id][exists]=true', { headers, body: draft })).toBe(403)
  expect(
    (await rest('GET /users/me', { headers: { authorization: 'users API-Key mine' } })).body.user,
  ).toBeNull()
  expect((await rest('GET /users/me', { as: editor })).body.user).toMatchObject({ email: editor.email })
  expect(await rest.status('POST /users', { headers, body: { ...draft, password: PASSWORD } })).toBe(403)
  const seen = await rest('GET /users?limit=100', { headers })
  expect(seen.body.docs?.map(({ email }) => email)).not.toContain('swiss@marquee.example')
  expect((await rest('GET /users?where[email][contains]=swiss', { headers })).body.docs).toEqual([])
  const colleague = await account(payload, 'colleague@marquee.example', { role: 'editor', sites: ['fr'] })
  for (const { id, email } of [admin, colleague]) {
    const body = { email, password: PASSWORD }
    for (const line of [`PATCH /users/${id}`, `DELETE /users/${id}`])
      expect([403, 404], line).toContain(await rest.status(line, { headers, body }))
  }
})

test('a token has its user’s rights on collections, and none on the account', async () => {
  const made = await rest('POST /news?locale=fr&draft=true', {
    as: editor,
    body: { site: 'fr', key: 'by-token', slug: 'by-token', title: 'T' },
  })
  expect(made.status).toBe(201)
  const headers = byKey(editor.token)
  const first = byKey(admin.token)
  expect(await rest.status(`PATCH /users/${editor.id}`, { headers, body: { name: 'Me' } })).toBe(403)
  const body = { email: 'made@marquee.example', password: PASSWORD, role: 'admin' }
  for (const line of ['POST /users', `PATCH /users/${editor.id}`, `DELETE /users/${editor.id}`])
    expect(await rest.status(line, { headers: first, body }), line).toBe(403)
  expect((await rest('GET /access', { headers: first })).body.canAccessAdmin).not.toBe(true)
  await payload.update({ collection: 'users', id: editor.id, data: { role: 'reader' } })
  expect(
    await rest.status(`PATCH /news/${made.body.doc?.id}?locale=fr`, { as: editor, body: { title: 'U' } }),
  ).toBe(403)
})

test('an administrator gives and takes API keys, says who reviews, and removes accounts', async () => {
  const other = await account(payload, 'other@marquee.example', { role: 'editor', sites: ['fr'] })
  const line = `PATCH /users/${other.id}`
  const me = async () => (await rest('GET /users/me', { as: other })).body.user
  expect(await me()).toMatchObject({ email: other.email })
  const changed = await rest(line, { as: admin, body: { reviews: true, enableAPIKey: false } })
  expect(changed.body.doc).toMatchObject({ reviews: true })
  expect(await me()).toBeNull()
  expect(await rest.status(`DELETE /users/${other.id}`, { as: admin })).toBe(200)
  const { cookies } = payload.collections.users?.config.auth ?? {}
  expect(cookies).toEqual({ sameSite: 'Lax', secure: false })
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
