import { describe, expect, test } from 'vitest'
import type {
  ApplicationGrant,
  Identity,
  Interaction,
  InteractionResult,
} from '../../../src/services/accounts/ports.ts'
import { accountsOfEachTest, ada, frPlace } from '../accounts/set-up-accounts.ts'
import { clientHosts, headingOf, writeMail } from './visitor.ts'

const stage = accountsOfEachTest('sqlite')

const pendingInteraction = {
  prompt: 'login',
  signUp: false,
  loginHint: '',
  application: 'Ciné Carnet',
  scopes: ['openid', 'email', 'offline_access', 'bookings'],
} as const

/** A provider with one pending interaction. */
function waiting(pending: Interaction | null) {
  const results: InteractionResult[] = []
  const grants: ApplicationGrant[] = []
  const identity: Identity = {
    respond: async () => undefined,
    interaction: async () => pending,
    async finish(_place, _request, result) {
      results.push(result)
      return new Response(null, { status: 303, headers: { location: '/authorize/uid' } })
    },
    accountOfToken: async () => null,
    grants: async () => grants,
    async endGrant(_place, account, id) {
      const index = grants.findIndex((grant) => grant.id === `${account} ${id}`)
      grants.splice(index, 1)
    },
    forget: async () => {},
    endSession: async () => ['op_session=; Path=/; Max-Age=0'],
    isElsewhere: () => false,
    signInElsewhere: async () => Response.error(),
    logOutAddress: async () => null,
  }
  const accounts = stage.another({ writeMail })
  return {
    results,
    grants,
    accounts,
    visitor: clientHosts({ accounts, identity, clock: stage.clock }).visitor('fr'),
  }
}
const typed = { email: ada.email, password: ada.password }
const where = (response: Response) => [response.status, response.headers.get('location')]
const path = '/fr/sign-in?interaction=uid'

describe('a log-in that the provider waits for', () => {
  test('continues at the provider, with a session', async () => {
    const { account } = await stage.newClient({}, frPlace)
    const { visitor, results } = waiting(pendingInteraction)
    expect((await visitor.fill(path, { ...typed, password: 'not the one' })).status).toBe(422)
    expect(where(await visitor.fill(path, typed))).toEqual([303, '/authorize/uid'])
    expect(results).toEqual([{ account: account.id }])
    expect(visitor.jar.has('session')).toBe(true)
  })

  test('requires the password despite a session, if the provider demands it', async () => {
    const { session } = await stage.newClient({}, frPlace)
    const { visitor, results } = waiting(pendingInteraction)
    visitor.jar.set('session', session)
    const html = await (await visitor.get(path)).text()
    expect(html).toContain(`value="${ada.email}"`)
    expect((await visitor.fill(path, { email: ada.email })).status).toBe(422)
    expect(results).toEqual([])
  })

  test('has the address that was typed at the site, and the password in focus', async () => {
    const html = await (
      await waiting({ ...pendingInteraction, loginHint: ada.email }).visitor.get(path)
    ).text()
    expect(html).toContain(`value="${ada.email}"`)
    expect(html).toMatch(/<input id="password"[^>]*autofocus/)
  })

  test('continues after a registration', async () => {
    const { visitor, results, accounts } = waiting({ ...pendingInteraction, signUp: true })
    expect(where(await visitor.get(path))).toEqual([303, '/fr/register?interaction=uid'])
    const response = await visitor.fill('/fr/register?interaction=uid', {
      ...typed,
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
    expect(where(response)).toEqual([303, '/authorize/uid'])
    const session = await accounts.sessions.find('fr', visitor.jar.get('session'))
    expect(results).toEqual([{ account: session?.account.id }])
    const html = await (await visitor.get('/fr/register?interaction=uid')).text()
    expect(html).toContain('href="/fr/sign-in?interaction=uid&amp;door=sign-in"')
  })

  test('restarts on the site once expired, without a password field', async () => {
    const { visitor } = waiting(null)
    const response = await visitor.get(path)
    const html = await response.text()
    expect([response.status, headingOf(html)]).toEqual([410, 'Cette connexion a expiré'])
    expect(html).not.toContain('type="password"')
    expect(html).toContain('href="http://fr.localhost:3000/"')
  })
})

describe('consent', () => {
  const consent = { ...pendingInteraction, prompt: 'consent' } as const

  test('names the application and its scopes', async () => {
    const html = await (await waiting(consent).visitor.get(path)).text()
    expect(html).toContain('Ciné Carnet souhaite utiliser votre compte Marquee')
    for (const words of ['Votre adresse e-mail', 'Rester connecté', 'bookings, une information'])
      expect(html).toContain(words)
    expect(html).not.toContain('Votre nom<')
  })

  test('passes the decision to the provider', async () => {
    const { visitor, results } = waiting(consent)
    for (const what of ['allow', 'refuse', ''])
      expect(where(await visitor.fill(path, { what }))).toEqual([303, '/authorize/uid'])
    expect(results).toEqual([{ consent: true }, { refused: true }, { refused: true }])
  })

  test('is listed with the sessions, and withdrawn there', async () => {
    const { session, account } = await stage.newClient({}, frPlace)
    const { visitor, grants } = waiting(null)
    visitor.jar.set('session', session)
    expect(await (await visitor.get('/fr/sessions')).text()).not.toContain('Services reliés')
    const grant = { application: 'Ciné Carnet', scopes: ['email'], since: '2026-11-18T10:00:00.000Z' }
    grants.push({ ...grant, id: `${account.id} uid` })
    const html = await (await visitor.get('/fr/sessions')).text()
    for (const words of ['Ciné Carnet', 'Votre adresse e-mail', 'Depuis le 18 novembre 2026'])
      expect(html).toContain(words)
    const ended = await visitor.fill('/fr/sessions', { what: 'grant', grant: 'uid' })
    expect(where(ended)).toEqual([303, '/fr/sessions?done=grant'])
    expect(grants).toEqual([])
    expect(await (await visitor.get('/fr/sessions?done=grant')).text()).toContain('ce service ne lit plus')
  })
})

test('a sign-out also ends the provider’s session, and redirects to the site', async () => {
  const { session } = await stage.newClient({}, frPlace)
  const { visitor, accounts } = waiting(null)
  visitor.jar.set('session', session).set('op_session', 'x')
  expect(where(await visitor.fill('/fr/sign-out', {}))).toEqual([303, 'http://fr.localhost:3000/'])
  expect([visitor.jar.has('session'), visitor.jar.has('op_session')]).toEqual([false, false])
  expect(await accounts.sessions.find('fr', session)).toBeNull()
})
