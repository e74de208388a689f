import { createOwnerProvider } from '@marquee/flags/service/owner-provider.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { type OutsideProvider, type OutsideUser, startOutsideProvider } from '../../e2e/outside-provider.ts'
import { freePort } from '../databases.ts'
import { describeOnEngines } from '../on-engines.ts'
import { noor, outsideVisitor, startBackChannel } from '../outside-visitor.ts'
import { consoleOfEachTest, ORIGIN } from './set-up-console.ts'
import { signedIn } from './set-up-owners.ts'

const secret = 'thirty-two characters of a secret'
const grants = [
  { value: 'admins', role: 'admin', sites: [] },
  { value: 'benelux', role: 'editor', sites: ['be', 'nl'] },
] as const

const admin: OutsideUser = { ...noor, roles: ['admins'] }

describeOnEngines('sign-in of owners at a provider', {}, (engine) => {
  let provider: OutsideProvider
  let backChannel: Awaited<ReturnType<typeof startBackChannel>>
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
  const stage = consoleOfEachTest({ engine })

  /** A console with the provider, a browser there, and the same person at the provider. */
  function open({ issuer = provider.issuer } = {}) {
    const owners = stage.another({ access: { issuer }, record: stage.record })
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
      provider: createOwnerProvider({
        name: 'Keycloak',
        issuer,
        settingsAt: () => settings,
        secret,
        onError,
      }),
    })
    const elsewhere = outsideVisitor(provider)
    async function signIn(path = '/sign-in') {
      const { location } = await browser.get(path)
      return browser.get(await elsewhere.signIn(location ?? '', admin))
    }
    return { ...browser, signIn, owners, elsewhere }
  }

  const ownerOf = async (jar: ReadonlyMap<string, string>, issuer = provider.issuer) =>
    (await open({ issuer }).owners.session(jar.get('flag-session')))?.owner
  const setRoles = (...roles: string[]) => {
    provider.users[0] = { ...admin, roles }
  }
  const events = async () => (await stage.audit.list({ limit: 20 })).toReversed()
  const lastEvent = async () => (await events()).at(-1)

  test('creates the owner with name and role of the provider', async () => {
    const { get, signIn, jar } = open()
    const back = await signIn('/sign-in?back=%2Ftokens')
    expect([back.status, back.headers.get('refresh')]).toEqual([200, '0; url=/tokens'])
    const shown = await get('/tokens')
    expect([shown.status, shown.text.includes('Noor Çelik')]).toEqual([200, true])
    expect(await ownerOf(jar)).toMatchObject({ name: 'Noor Çelik', role: 'admin', sites: [] })
    expect((await events()).map(({ event, person, details }) => [event, person, details])).toEqual([
      ['owner.added', 'Noor Çelik', { role: 'admin', sites: '', by: 'provider' }],
      ['sign-in.succeeded', 'Noor Çelik', { by: 'provider' }],
    ])
    const elsewhere = await open().signIn('/sign-in?back=https%3A%2F%2Fevil.example%2F')
    expect(elsewhere.headers.get('refresh')).toBe('0; url=/')
  })

  test('updates the rights at each sign-in, and ends the sessions of who loses some', async () => {
    const [first, second] = [open(), open()]
    await first.signIn()
    setRoles('benelux')
    await second.signIn()
    expect((await first.get('/')).location).toBe('/sign-in')
    expect((await second.get('/')).status).toBe(200)
    expect(await ownerOf(second.jar)).toMatchObject({ role: 'editor', sites: ['be', 'nl'] })
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

  test('does not take over an owner of the same name, nor of the same id', async () => {
    const { signIn, jar } = open()
    await signedIn(stage.owners, 'NOOR ÇELIK', { sub: admin.sub })
    await signIn()
    const owner = await ownerOf(jar)
    expect(owner?.name).toBe('Noor Çelik (noor@cinema.example)')
    expect(owner?.id).not.toBe(admin.sub)
  })

  test('shows that the provider cannot be reached', async () => {
    const shown = await open({ issuer: 'http://127.0.0.1:9' }).get('/sign-in')
    expect([shown.status, shown.html.includes('Keycloak cannot be reached')]).toEqual([503, true])
    expect(faults).toHaveLength(1)
  })

  test('signs out at the provider too', async () => {
    const { get, post, signIn } = open()
    await signIn()
    const { csrf } = await get('/tokens')
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

  test('a session of another provider ends when the configuration names a new one', async () => {
    const { signIn, jar } = open()
    await signIn()
    expect(await ownerOf(jar)).toBeDefined()
    expect(await ownerOf(jar, 'https://new.example/')).toBeUndefined()
  })
})
