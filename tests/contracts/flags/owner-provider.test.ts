import { createOwnerProvider } from '@marquee/flags/service/owner-provider.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authentication, type OwnerPasswords } from '#config/authentication.ts'
import { type OutsideProvider, type OutsideUser, startOutsideProvider } from '../../e2e/outside-provider.ts'
import { freePort } from '../databases.ts'
import { describeOnEngines } from '../on-engines.ts'
import { noor, outsideVisitor, startBackChannel } from '../outside-visitor.ts'
import { type ConsoleStage, consoleOfEachTest, ORIGIN } from './set-up-console.ts'
import { added, EDITOR, FIRST } from './set-up-owners.ts'

const secret = 'thirty-two characters of a secret'
const grants = [
  { value: 'admins', role: 'admin', sites: [] },
  { value: 'benelux', role: 'editor', sites: ['be', 'nl'] },
] as const

const admin: OutsideUser = { ...noor, roles: ['admins'] }

describeOnEngines('sign-in of owners at a provider', {}, (engine) => {
  let provider: OutsideProvider
  let backChannel: Awaited<ReturnType<typeof startBackChannel>>
  let stage: ConsoleStage
  const faults: unknown[] = []

  beforeAll(async () => {
    const [callback, signedOut] = [`${ORIGIN}/sign-in/callback`, `${ORIGIN}/sign-out`]
    const port = await freePort()
    backChannel = await startBackChannel()
    provider = await startOutsideProvider({
      siteOrigin: ORIGIN,
      callback,
      signedOut,
      backChannel: backChannel.address,
      port,
      users: [admin],
    })
  })
  afterAll(async () => {
    await backChannel.stop()
    await provider.close()
  })
  beforeEach(() => {
    provider.users[0] = admin
    backChannel.tokens.length = 0
    faults.length = 0
  })
  consoleOfEachTest(
    (opened) => {
      stage = opened
    },
    { engine, required: true },
  )

  /** A console with the provider, a browser there, and the same person at the provider. */
  function open({ passwords = 'all' as OwnerPasswords, issuer = provider.issuer } = {}) {
    const owners = stage.another({ access: { issuer, passwords }, record: stage.record })
    const settings = {
      ...provider,
      ...authentication.outside,
      issuer,
      audience: null,
      name: 'Keycloak',
      rolesClaim: 'roles',
      grants,
    }
    const onError = (error: unknown) => void faults.push(error)
    const browser = stage.visitor({
      owners,
      provider: createOwnerProvider({ settings, secret, onError }),
      passwords,
    })
    const elsewhere = outsideVisitor(provider)
    /** The address to which the provider leads back. */
    async function returned(path = '/sign-in/provider') {
      const { location } = await browser.get(path)
      return elsewhere.signIn(location ?? '', admin)
    }
    const signIn = async (path?: string) => browser.get(await returned(path))
    return { ...browser, signIn, returned, owners, elsewhere }
  }

  const setRoles = (...roles: string[]) => {
    provider.users[0] = { ...admin, roles }
  }
  const events = async () => (await stage.audit.list({ limit: 20 })).toReversed()
  const lastEvent = async () => (await events()).at(-1)

  test('creates the owner with name and role of the provider, without a second factor here', async () => {
    const { get, signIn, owners } = open()
    expect((await get('/sign-in')).html).toContain('Sign in with Keycloak')
    const back = await signIn('/sign-in/provider?back=%2Fowners')
    expect([back.status, back.headers.get('refresh')]).toEqual([200, '0; url=/owners'])
    const shown = await get('/owners')
    expect(shown.status).toBe(200)
    expect(shown.html).toContain('Noor Çelik')
    expect(await owners.list()).toMatchObject([
      { name: 'admin' },
      { name: 'Noor Çelik', role: 'admin', sites: [], issuer: provider.issuer },
    ])
    expect((await get('/second-factor')).html).toContain('You are signed in with Keycloak')
    expect((await get('/sessions')).html).toContain('<span class="console-tag">Keycloak</span>')
    expect((await events()).map(({ event, person, details }) => [event, person, details])).toEqual([
      ['owner.added', 'Noor Çelik', { role: 'admin', sites: '', by: 'provider' }],
      ['sign-in.succeeded', 'Noor Çelik', { by: 'provider' }],
    ])
    const elsewhere = await open().signIn('/sign-in/provider?back=https%3A%2F%2Fevil.example%2F')
    expect(elsewhere.headers.get('refresh')).toBe('0; url=/')
  })

  test('updates the rights at each sign-in, and ends the sessions of who loses some', async () => {
    const [first, second] = [open(), open()]
    await first.signIn()
    setRoles('benelux')
    await second.signIn()
    expect((await first.get('/')).location).toBe('/sign-in')
    expect((await second.get('/')).status).toBe(200)
    expect(await second.owners.list()).toMatchObject([
      { name: 'admin' },
      { role: 'editor', sites: ['be', 'nl'] },
    ])
    expect((await events()).map(({ event }) => event)).toContain('owner.changed')
    setRoles('staff')
    const refused = await open().signIn()
    expect([refused.status, refused.html.includes('You have no role here')]).toEqual([403, true])
    expect((await second.get('/')).location).toBe('/sign-in')
    expect(await lastEvent()).toMatchObject({
      event: 'sign-in.role-missing',
      outcome: 'refused',
      person: 'Noor Çelik',
    })
  })

  test('does not take over an owner of the same name, nor one whom an admin has removed', async () => {
    const { owners, signIn } = open()
    const before = await added(owners, stage.admin, { name: 'NOOR ÇELIK' })
    await signIn()
    const all = await owners.list()
    expect(all).toMatchObject([{ name: 'admin' }, before, { name: 'Noor Çelik (noor@cinema.example)' }])
    const { id = '' } = all.find(({ issuer }) => issuer !== undefined) ?? {}
    const change = { role: 'viewer', password: 'a long new password' } as const
    expect(await owners.change(id, change, stage.admin)).toEqual({ kind: 'refused', why: 'atProvider' })
    expect((await owners.remove(id, stage.admin)).kind).toBe('done')
    await signIn()
    expect(await owners.list()).toHaveLength(3)
  })

  test('refuses a return with another state, one that is repeated, and one of another browser', async () => {
    const { get, returned } = open()
    const address = new URL(await returned())
    expect((await open().get(address.href)).status).toBe(400)
    const forged = new URL(address)
    forged.searchParams.set('state', 'forged')
    expect((await get(forged.href)).status).toBe(400)
    expect((await get(address.href)).status).toBe(200)
    expect((await get(address.href)).status).toBe(400)
    const denied = new URL(await returned())
    denied.searchParams.delete('code')
    denied.searchParams.set('error', 'access_denied')
    const refused = await get(denied.href)
    expect([refused.status, refused.html.includes('Keycloak did not sign you in')]).toEqual([403, true])
    expect(faults).toEqual([])
  })

  test('shows that the provider cannot be reached', async () => {
    const shown = await open({ issuer: 'http://127.0.0.1:9' }).get('/sign-in/provider')
    expect([shown.status, shown.html.includes('Keycloak cannot be reached')]).toEqual([503, true])
    expect(faults).toHaveLength(1)
  })

  test('signs out at the provider too', async () => {
    const { get, post, signIn } = open()
    await signIn()
    const { csrf } = await get('/sessions')
    const out = await post('/sign-out', { csrf })
    const address = new URL(/url=(.*)$/.exec(out.headers.get('refresh') ?? '')?.[1] ?? '')
    expect(address.origin).toBe(provider.issuer)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/sign-out`)
    expect(address.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect((await get('/')).location).toBe('/sign-in')
    expect((await lastEvent())?.event).toBe('sign-in.ended')
  })

  test('a logout at the provider ends the sessions that it started, and no others', async () => {
    const [first, second] = [open(), open()]
    await first.signIn()
    await second.signIn()
    await first.elsewhere.signOut()
    await expect.poll(() => backChannel.tokens.length).toBe(1)
    const token = backChannel.tokens[0] ?? ''
    const send = (fields: Record<string, string>) => second.post('/sign-in/back-channel', fields)
    expect((await send({ logout_token: `${token}x` })).status).toBe(400)
    expect((await send({})).status).toBe(400)
    expect((await second.get('/sign-in/back-channel')).status).toBe(405)
    expect((await first.get('/')).status).toBe(200)
    expect((await send({ logout_token: token })).status).toBe(200)
    expect((await first.get('/')).location).toBe('/sign-in')
    expect((await second.get('/')).status).toBe(200)
    expect(await lastEvent()).toMatchObject({
      event: 'sign-in.ended',
      person: 'Noor Çelik',
      details: { by: 'provider' },
    })
    expect(faults).toEqual([])
  })

  test.each([
    ['all', [true, true]],
    ['first-admin', [true, false]],
    ['none', [false, false]],
  ] as const)(
    'passwords for %s: also ends sessions that no longer have a way',
    async (passwords, allowed) => {
      const { owners: before } = open()
      await added(before, stage.admin, EDITOR)
      const enter = (owners: typeof before, { name, password }: typeof FIRST) =>
        owners.signIn(name, password, { address: '203.0.113.7' })
      const earlier = await enter(before, EDITOR)
      const { owners, get } = open({ passwords })
      const results = [await enter(owners, FIRST), await enter(owners, EDITOR)]
      expect(results.map(({ kind }) => kind === 'in')).toEqual(allowed)
      const session = earlier.kind === 'in' ? await owners.session(earlier.token) : null
      expect(session !== null).toBe(allowed[1])
      expect((await get('/sign-in')).html.includes('type="password"')).toBe(passwords !== 'none')
      const another = await owners.add({ ...EDITOR, name: 'Another' }, stage.admin)
      expect(another.kind).toBe(passwords === 'all' ? 'done' : 'refused')
    },
  )

  test('a session of another provider ends when the configuration names a new one', async () => {
    const { signIn, jar } = open()
    await signIn()
    const token = jar.get('flag-session')
    expect(await open().owners.session(token)).not.toBeNull()
    expect(await open({ issuer: 'https://new.example/' }).owners.session(token)).toBeNull()
  })
})
