import { afterEach, beforeEach, expect, test } from 'vitest'
import { authentication, type OwnerPasswords } from '../../../config/authentication.ts'
import { createFlagConsole } from '../../../src/flag-console/console.server.tsx'
import type { AuditEvent } from '../../../src/services/audit/audit-log.ts'
import { createAuditedOwners } from '../../../src/services/flags/audited-owners.ts'
import { createFlagService } from '../../../src/services/flags/create-flag-service.ts'
import { createFlagTokens } from '../../../src/services/flags/create-flag-tokens.ts'
import { createOwnerFactors } from '../../../src/services/flags/create-owner-factors.ts'
import { createOwnerPasskeys } from '../../../src/services/flags/create-owner-passkeys.ts'
import type { FlagService } from '../../../src/services/flags/flag-service.ts'
import { createOwnerProvider } from '../../../src/services/flags/owner-provider.ts'
import { type OutsideProvider, type OutsideUser, startOutsideProvider } from '../../e2e/outside-provider.ts'
import { describeOnEngines } from '../on-engines.ts'
import { freePort, noor, outsideVisitor, startBackChannel } from '../outside-visitor.ts'
import { added, EDITOR, FIRST, type OwnerStage, ownersOfEachTest } from './set-up-owners.ts'

const ORIGIN = 'http://flags.localhost'
const secret = 'thirty-two characters of a secret'
const grants = [
  { value: 'admins', role: 'admin', sites: [] },
  { value: 'benelux', role: 'editor', sites: ['be', 'nl'] },
] as const

const admin: OutsideUser = { ...noor, roles: ['admins'] }

describeOnEngines('sign-in of owners at a provider', {}, (engine) => {
  let provider: OutsideProvider
  let backChannel: Awaited<ReturnType<typeof startBackChannel>>
  let stage: OwnerStage
  let service: FlagService
  let events: AuditEvent[]
  const faults: unknown[] = []

  beforeEach(async () => {
    const [callback, signedOut] = [`${ORIGIN}/sign-in/callback`, `${ORIGIN}/sign-out`]
    const port = await freePort()
    backChannel = await startBackChannel(await freePort())
    provider = await startOutsideProvider({
      siteOrigin: ORIGIN,
      callback,
      signedOut,
      backChannel: backChannel.address,
      port,
      users: [admin],
    })
    events = []
    faults.length = 0
  })
  ownersOfEachTest(engine, async (opened) => {
    stage = opened
    service = await createFlagService({
      store: opened.store,
      onError: (error) => expect.unreachable(String(error)),
    })
  })
  afterEach(async () => {
    await service.close()
    backChannel.close()
    await provider.close()
  })

  /** The console, and a browser that stores its cookies. */
  function open({ passwords = 'all' as OwnerPasswords, issuer = provider.issuer } = {}) {
    const clock = () => stage.now.getTime()
    const record = async (event: AuditEvent) => void events.push(event)
    const owners = createAuditedOwners(stage.another({ access: { issuer, passwords } }), record)
    const settings = {
      ...provider,
      ...authentication.outside,
      issuer,
      audience: null,
      name: 'Keycloak',
      rolesClaim: 'roles',
      grants,
    }
    const respond = createFlagConsole({
      service,
      owners,
      tokens: createFlagTokens({ store: stage.store, environment: 'development' }),
      factors: createOwnerFactors({ store: stage.store, secret, required: true, clock }),
      provider: createOwnerProvider({ settings, secret, onError: (error) => faults.push(error) }),
      passkeys: createOwnerPasskeys({ store: stage.store, access: { issuer, passwords }, clock }),
      passwords,
      secret,
      clock,
    })
    const jar = new Map<string, string>()
    async function go(path: string, fields?: Readonly<Record<string, string>>) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const request = new Request(new URL(path, ORIGIN), {
        headers: { cookie, origin: ORIGIN },
        ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
      })
      const response = await respond(request, { address: '203.0.113.7', origin: ORIGIN, https: false })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      const html = await response.text()
      const csrf = /name="csrf" value="([^"]*)"/.exec(html)?.[1] ?? ''
      return { status: response.status, headers: response.headers, html, csrf }
    }
    const elsewhere = outsideVisitor(provider)
    async function returned(path = '/sign-in/provider', user = admin) {
      const started = await go(path)
      return elsewhere.signIn(started.headers.get('location') ?? '', user)
    }
    const signIn = async (path?: string, user?: OutsideUser) => go(await returned(path, user))
    return { go, signIn, returned, owners, jar, elsewhere }
  }

  const setRoles = (...roles: string[]) => {
    provider.users[0] = { ...admin, roles }
  }

  test('creates the owner with name and role of the provider, without a second factor here', async () => {
    const { go, signIn, owners } = open()
    expect((await go('/sign-in')).html).toContain('Sign in with Keycloak')
    const back = await signIn('/sign-in/provider?back=%2Fowners')
    expect([back.status, back.headers.get('refresh')]).toEqual([200, '0; url=/owners'])
    const shown = await go('/owners')
    expect(shown.status).toBe(200)
    expect(shown.html).toContain('Noor Çelik')
    expect(await owners.list()).toMatchObject([
      { name: 'admin' },
      { name: 'Noor Çelik', role: 'admin', sites: [], issuer: provider.issuer },
    ])
    expect((await go('/second-factor')).html).toContain('You are signed in with Keycloak')
    expect((await go('/sessions')).html).toContain('<span class="console-tag">Keycloak</span>')
    expect(events.map(({ event, person, details }) => [event, person, details])).toEqual([
      ['owner.added', 'Noor Çelik', { role: 'admin', sites: '', by: 'provider' }],
      ['sign-in.succeeded', 'Noor Çelik', { by: 'provider' }],
    ])
  })

  test('updates the rights at each sign-in, and ends the sessions of who loses some', async () => {
    const [first, second] = [open(), open()]
    await first.signIn()
    setRoles('benelux')
    await second.signIn()
    expect((await first.go('/')).headers.get('location')).toBe('/sign-in')
    expect((await second.go('/')).status).toBe(200)
    expect(await second.owners.list()).toMatchObject([
      { name: 'admin' },
      { role: 'editor', sites: ['be', 'nl'] },
    ])
    expect(events.map(({ event }) => event)).toContain('owner.changed')
  })

  test('refuses a user without a role, ends former sessions, and records it', async () => {
    const [first, second] = [open(), open()]
    await first.signIn()
    setRoles('staff')
    const refused = await second.signIn()
    expect([refused.status, refused.html.includes('You have no role here')]).toEqual([403, true])
    expect((await first.go('/')).headers.get('location')).toBe('/sign-in')
    expect(events.at(-1)).toMatchObject({
      event: 'sign-in.role-missing',
      outcome: 'refused',
      person: 'Noor Çelik',
    })
    setRoles()
    expect((await open().signIn()).status).toBe(403)
  })

  test('does not take over an owner of the same name', async () => {
    const { owners, signIn } = open()
    const before = await added(owners, stage.admin, { name: 'NOOR ÇELIK' })
    await signIn()
    expect(await owners.list()).toMatchObject([
      { name: 'admin' },
      before,
      { name: 'Noor Çelik (noor@cinema.example)' },
    ])
  })

  test('refuses a return with another state, one that is repeated, and one of another browser', async () => {
    const { go, returned } = open()
    const address = new URL(await returned())
    expect((await open().go(address.href)).status).toBe(400)
    const forged = new URL(address)
    forged.searchParams.set('state', 'forged')
    expect((await go(forged.href)).status).toBe(400)
    expect((await go(address.href)).status).toBe(200)
    expect((await go(address.href)).status).toBe(400)
    const denied = new URL(await returned())
    denied.searchParams.delete('code')
    denied.searchParams.set('error', 'access_denied')
    const refused = await go(denied.href)
    expect([refused.status, refused.html.includes('Keycloak did not sign you in')]).toEqual([403, true])
    expect(faults).toEqual([])
  })

  test('shows that the provider cannot be reached', async () => {
    const { go } = open({ issuer: 'http://127.0.0.1:9' })
    const shown = await go('/sign-in/provider')
    expect([shown.status, shown.html.includes('Keycloak cannot be reached')]).toEqual([503, true])
    expect(faults).toHaveLength(1)
  })

  test('leads to no other site after the sign-in', async () => {
    const back = await open().signIn('/sign-in/provider?back=https%3A%2F%2Fevil.example%2F')
    expect(back.headers.get('refresh')).toBe('0; url=/')
  })

  test('signs out at the provider too', async () => {
    const { go, signIn } = open()
    await signIn()
    const { csrf } = await go('/sessions')
    const out = await go('/sign-out', { csrf })
    const address = new URL(/url=(.*)$/.exec(out.headers.get('refresh') ?? '')?.[1] ?? '')
    expect(address.origin).toBe(provider.issuer)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/sign-out`)
    expect(address.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect((await go('/')).headers.get('location')).toBe('/sign-in')
    expect(events.at(-1)?.event).toBe('sign-in.ended')
  })

  test('a logout at the provider ends the sessions that it started, and no others', async () => {
    const [first, second] = [open(), open()]
    await first.signIn()
    await second.signIn()
    await first.elsewhere.signOut()
    await expect.poll(() => backChannel.tokens.length).toBe(1)
    const token = backChannel.tokens[0] ?? ''
    const send = (fields: Record<string, string>) => second.go('/sign-in/back-channel', fields)
    expect((await send({ logout_token: `${token}x` })).status).toBe(400)
    expect((await send({})).status).toBe(400)
    expect((await second.go('/sign-in/back-channel')).status).toBe(405)
    expect((await first.go('/')).status).toBe(200)
    expect((await send({ logout_token: token })).status).toBe(200)
    expect((await first.go('/')).headers.get('location')).toBe('/sign-in')
    expect((await second.go('/')).status).toBe(200)
    expect(events.at(-1)).toMatchObject({
      event: 'sign-in.ended',
      person: 'Noor Çelik',
      details: { by: 'provider' },
    })
    expect(faults).toEqual([])
  })

  test('an owner of the provider has neither a password nor changes here, but can be removed', async () => {
    const { owners, signIn } = open()
    await signIn()
    const noorHere = (await owners.list()).find(({ issuer }) => issuer !== undefined)
    if (!noorHere) throw new Error('Noor is not there')
    const change = { role: 'viewer', password: 'a long new password' } as const
    expect(await owners.change(noorHere.id, change, stage.admin)).toEqual({
      kind: 'refused',
      why: 'atProvider',
    })
    expect((await owners.remove(noorHere.id, stage.admin)).kind).toBe('done')
    await signIn()
    expect(await owners.list()).toHaveLength(2)
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
      const { owners, go } = open({ passwords })
      const results = [await enter(owners, FIRST), await enter(owners, EDITOR)]
      expect(results.map(({ kind }) => kind === 'in')).toEqual(allowed)
      const session = earlier.kind === 'in' ? await owners.session(earlier.token) : null
      expect(session !== null).toBe(allowed[1])
      expect((await go('/sign-in')).html.includes('type="password"')).toBe(passwords !== 'none')
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
