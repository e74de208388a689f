import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../tests/contracts/databases.ts'
import { noor, startBackChannel } from '../../tests/contracts/outside-visitor.ts'
import { type OutsideUser, startOutsideProvider } from '../../tests/e2e/outside-provider.ts'
import { cmsOn } from './cms-on.ts'
import { engine } from './engines.ts'
import { cmsOrigin, editorAt } from './provider-visitor.ts'
import { account, PASSWORD, restOf, sessionOf } from './users.ts'

const first = 'first@marquee.example'
const person = (sub: string, email: string, roles: readonly string[], emailVerified = true) => ({
  ...noor,
  sub,
  email,
  roles,
  emailVerified,
})

const editor = person('outside|7', 'noor@cinema.example', ['benelux'])
const boss = person('outside|8', 'boss@cinema.example', ['admins'])
const translator = person('outside|9', 'texts@cinema.example', ['swiss-texts'])
const stranger = person('outside|10', 'nobody@cinema.example', ['others'])
const linked = person('outside|11', 'known@marquee.example', ['benelux'])
const unconfirmed = person('outside|12', 'other@marquee.example', ['benelux'], false)
const impostor = person('outside|13', first, ['admins'])

const backChannel = await startBackChannel()
const provider = await startOutsideProvider({
  siteOrigin: cmsOrigin,
  backChannel: backChannel.address,
  callback: `${cmsOrigin}/api/users/sign-in/callback`,
  signedOut: `${cmsOrigin}/admin/login`,
  port: await freePort(),
  users: [editor, boss, translator, stranger, linked, unconfirmed, impostor],
})
const settings = {
  CMS_ADMIN_EMAIL: first,
  CMS_ADMIN_PASSWORD: PASSWORD,
  CMS_IDENTITY: provider.issuer,
  CMS_IDENTITY_APPLICATION: provider.applicationId,
  CMS_IDENTITY_SECRET: provider.secret,
  CMS_IDENTITY_ROLES: 'admins=admin,benelux=editor:be+nl,swiss-texts=translator:ch:de+fr',
}
const cms = await cmsOn(engine, settings)
const rest = restOf(cms)
const admin = await account(cms.payload, first, { role: 'admin' })
afterAll(async () => {
  await cms.close()
  await backChannel.stop()
  await provider.close()
})

const newBrowser = () => editorAt(cms, provider.issuer)
/** A new browser with the session of this user. */
async function signedIn(user: OutsideUser) {
  const browser = newBrowser()
  await browser.signIn(user)
  return browser
}
/** The same browser at the restarted system. */
function after({ cookies }: ReturnType<typeof newBrowser>) {
  const browser = newBrowser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}
const userOf = async (email: string) =>
  (await cms.payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })).docs[0]
const events = async (event: string) =>
  (
    await cms.payload.find({
      collection: 'audit-entries',
      where: { event: { equals: event } },
      sort: 'id',
      pagination: false,
    })
  ).docs.map((entry) => entry.person)

test('signs an editor in with the sites of the claim, and leads back to the page', async () => {
  const browser = newBrowser()
  const returned = await browser.signIn(editor, '/admin/collections/news')
  expect(returned.status).toBe(200)
  expect(await returned.text()).toContain('url=/admin/collections/news"')
  expect(await browser.me()).toMatchObject({
    email: editor.email,
    name: 'Noor Çelik',
    role: 'editor',
    sites: ['be', 'nl'],
    issuer: provider.issuer,
  })
  expect(await events('sign-in.succeeded')).toContain(editor.email)
  expect(await events('person.added')).toContain(editor.email)
})

test('gives admins all sites, and translators their languages', async () => {
  const browser = await signedIn(boss)
  expect(await browser.me()).toMatchObject({ role: 'admin' })
  const other = await signedIn(translator)
  expect(await other.me()).toMatchObject({ role: 'translator', sites: ['ch'] })
  expect((await userOf(translator.email))?.languages).toEqual(expect.arrayContaining(['de', 'fr']))
})

test('never leads to another host, and refuses a callback without the state of this browser', async () => {
  const returned = await newBrowser().signIn(editor, 'https://evil.example/')
  expect(await returned.text()).toContain('url=/admin"')
  const browser = newBrowser()
  const forged = await browser.visit('GET /api/users/sign-in/callback?code=a&state=b')
  expect(forged.headers.get('location')).toBe('/admin/login?failed=expired')
  expect(await browser.me()).toBeNull()
})

test('refuses a subject without a role, and creates no account', async () => {
  const browser = newBrowser()
  const returned = await browser.signIn(stranger)
  expect(returned.headers.get('location')).toBe('/admin/login?failed=noRole')
  expect(await userOf(stranger.email)).toBeUndefined()
  expect(await events('sign-in.role-missing')).toContain(stranger.email)
})

test('suspends an account that has lost its role, with its sessions and API key, and restores it', async () => {
  const browser = await signedIn(editor)
  const { id } = (await userOf(editor.email)) ?? expect.unreachable()
  const apiKey = 'token-of-noor'
  await cms.payload.update({ collection: 'users', id, data: { enableAPIKey: true, apiKey } })
  const byKey = () => rest('GET /news', { headers: { authorization: `users API-Key ${apiKey}` } })
  expect((await byKey()).status).toBe(200)
  const known = provider.users.find(({ sub }) => sub === editor.sub) ?? expect.unreachable()
  Object.assign(known, { roles: [] })
  expect((await newBrowser().signIn(editor)).headers.get('location')).toContain('noRole')
  expect(await browser.me()).toBeNull()
  expect((await byKey()).status).toBe(403)
  Object.assign(known, { roles: ['admins'] })
  await browser.signIn(editor)
  expect(await browser.me()).toMatchObject({ role: 'admin', email: editor.email })
  expect((await byKey()).status).toBe(200)
  Object.assign(known, { roles: ['benelux'] })
  await browser.signIn(editor)
  expect(await browser.me()).toMatchObject({ role: 'editor' })
})

test('nobody changes name, address and rights of an account here, or gives it a password', async () => {
  const { id } = (await userOf(editor.email)) ?? expect.unreachable()
  const body = {
    name: 'Another',
    role: 'admin',
    sites: ['fr'],
    email: 'else@marquee.example',
    issuer: null,
    reviews: true,
  }
  const changed = await rest(`PATCH /users/${id}`, { as: admin, body })
  expect(changed.body.doc).toMatchObject({
    name: 'Noor Çelik',
    role: 'editor',
    email: editor.email,
    issuer: provider.issuer,
    reviews: true,
  })
  expect(await rest.status(`PATCH /users/${id}`, { as: admin, body: { password: PASSWORD } })).toBe(403)
})

test('links an account by a confirmed address once, and ends its sessions', async () => {
  const { id } = await account(cms.payload, linked.email, { role: 'reader', sites: ['fr'] })
  const headers = { authorization: `JWT ${await sessionOf(cms.payload, linked.email)}` }
  const browser = await signedIn(linked)
  expect(await browser.me()).toMatchObject({ id, role: 'editor', sites: ['be', 'nl'] })
  expect((await rest('GET /users/me', { headers })).body.user).toBeNull()
})

test('links neither by an unconfirmed address nor to the account of CMS_ADMIN_PASSWORD', async () => {
  await account(cms.payload, unconfirmed.email, { role: 'reader', sites: ['fr'] })
  for (const user of [unconfirmed, impostor]) {
    const returned = await newBrowser().signIn(user)
    expect(returned.headers.get('location')).toBe('/admin/login?failed=addressTaken')
    expect((await userOf(user.email))?.issuer ?? null).toBeNull()
  }
})

test('a sign-out ends the session here and continues at the provider', async () => {
  const browser = await signedIn(editor)
  const ended = await browser.visit('POST /api/users/sign-in/end')
  const address = new URL(ended.headers.get('location') ?? '')
  expect(address.origin).toBe(provider.issuer)
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${cmsOrigin}/admin/login`)
  expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/)
  expect(await browser.me()).toBeNull()
  expect(await events('sign-in.ended')).toContain(editor.email)
})

test('a logout at the provider ends the sessions that it started, and no later ones', async () => {
  const [browser, other] = [await signedIn(editor), await signedIn(editor)]
  await browser.elsewhere.signOut()
  await expect.poll(() => backChannel.tokens.length).toBeGreaterThan(0)
  const token = backChannel.tokens.pop() ?? ''
  const send = (fields: Record<string, string>) =>
    browser.visit(
      'POST /api/users/sign-in/back-channel',
      { origin: provider.issuer },
      new URLSearchParams(fields),
    )
  expect((await send({ logout_token: `${token}x` })).status).toBe(400)
  expect((await send({})).status).toBe(400)
  expect(await browser.me()).toMatchObject({ email: editor.email })
  expect((await send({ logout_token: token })).status).toBe(200)
  expect(await browser.me()).toBeNull()
  expect(await other.me()).toMatchObject({ email: editor.email })
  expect((await events('sign-in.ended')).at(-1)).toBe(editor.email)
  await browser.signIn(editor)
  expect((await send({ logout_token: token })).status).toBe(200)
  expect(await browser.me()).toMatchObject({ email: editor.email })
})

test('a session of the provider is not refreshed after twelve hours', async () => {
  const browser = await signedIn(editor)
  const refresh = () => browser.visit('POST /api/users/refresh-token')
  expect((await refresh()).status).toBe(200)
  const { docs } = await cms.payload.find({ collection: 'provider-sessions', sort: '-id', limit: 1 })
  await cms.payload.db.updateOne({
    collection: 'provider-sessions',
    id: docs[0]?.id ?? 0,
    data: { createdAt: new Date(Date.now() - 12 * 3_600_000).toISOString() },
  })
  expect((await refresh()).status).toBe(403)
})

test('sessions of another provider end at the start, and those of this one stay', async () => {
  const browser = await signedIn(editor)
  await cms.reopen(settings)
  expect(await after(browser).me()).toMatchObject({ email: editor.email })
  await cms.reopen({ ...settings, CMS_IDENTITY: '', CMS_IDENTITY_ROLES: '' })
  expect(await after(browser).me()).toBeNull()
  const away = await newBrowser().visit('GET /api/users/sign-in/start')
  expect(away.headers.get('location')).toBe('/admin/login?failed=unavailable')
})
