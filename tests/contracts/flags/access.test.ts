import { afterEach, describe, expect, test } from 'vitest'
import { createFlagConsole } from '../../../src/flag-console/console.server.tsx'
import { createFlagService } from '../../../src/services/flags/create-flag-service.ts'
import { createFlagTokens } from '../../../src/services/flags/create-flag-tokens.ts'
import { createOwnerFactors } from '../../../src/services/flags/create-owner-factors.ts'
import { createOwnerPasskeys } from '../../../src/services/flags/create-owner-passkeys.ts'
import type { FlagService } from '../../../src/services/flags/flag-service.ts'
import { added, EDITOR, FIRST, type OwnerStage, ownersOfEachTest, sessionOf } from './set-up-owners.ts'

const ORIGIN = 'http://flags.localhost'

type Fields = Readonly<Record<string, string>>

/** A browser that stores cookies and sends the origin of forms. */
function browserOf(respond: (request: Request) => Promise<Response>, origin = ORIGIN) {
  const jar = new Map<string, string>()
  async function go(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await respond(new Request(origin + path, { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const html = await response.text()
    const csrf = /name="csrf" value="([^"]*)"/.exec(html.slice(html.indexOf('<main')))?.[1]
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      html,
      csrf: csrf ?? '',
    }
  }
  const post = (path: string, fields: Fields, headers: Fields = { origin }) =>
    go(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  async function signIn(owner: { readonly name: string; readonly password: string }, more: Fields = {}) {
    const { csrf } = await go('/sign-in')
    return post('/sign-in', { csrf, name: owner.name, password: owner.password, ...more })
  }
  return { jar, go, post, signIn }
}

describe('access to the console', () => {
  let stage: OwnerStage
  let service: FlagService
  let open: (https?: boolean) => ReturnType<typeof browserOf>
  ownersOfEachTest('sqlite', async (opened) => {
    stage = opened
    const { store, owners } = opened
    const fails = (error: unknown) => expect.unreachable(String(error))
    service = await createFlagService({ store, onError: fails })
    const tokens = createFlagTokens({ store, environment: 'development' })
    const received = createFlagConsole({
      service,
      owners,
      tokens,
      factors: createOwnerFactors({ store, secret: 'thirty-two characters of a secret', required: false }),
      passkeys: createOwnerPasskeys({ store }),
      secret: 'thirty-two characters of a secret',
      clock: () => stage.now.getTime(),
    })
    open = (https = false) => {
      const origin = https ? 'https://flags.cinema.example' : ORIGIN
      return browserOf((request) => received(request, { address: '203.0.113.7', origin, https }), origin)
    }
  })
  afterEach(() => service.close())

  async function signedIn(owner: { readonly name: string; readonly password: string } = FIRST) {
    const browser = open()
    expect((await browser.signIn(owner)).status).toBe(303)
    return browser
  }

  test.each([
    [false, /^flag-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/, /^device=/],
    [
      true,
      /^__Host-flag-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      /^__Host-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ])(
    'the session is one HttpOnly, SameSite cookie, beside that of the browser; https: %s',
    async (https, form, device) => {
      const { headers, location } = await open(https).signIn(FIRST)
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(form), expect.stringMatching(device)])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(location).toBe('/')
    },
  )

  test.each([
    ['/tokens?done=revoked', '/tokens?done=revoked'],
    ['//elsewhere.example/', '/'],
    ['https://elsewhere.example/', '/'],
  ])('a sign-in with the target %s leads to %s', async (back, location) => {
    expect((await open().signIn(FIRST, { back })).location).toBe(location)
  })

  test('the sign-in leads to the requested page', async () => {
    const { go } = open()
    expect((await go('/owners/edit?id=1')).location).toBe('/sign-in?back=%2Fowners%2Fedit%3Fid%3D1')
    expect((await go('/sign-in?back=%2Fowners%2Fedit%3Fid%3D1')).html).toContain(
      'name="back" value="/owners/edit?id=1"',
    )
  })

  test('a form of another browser does not sign in', async () => {
    const { post, go, jar } = open()
    expect((await post('/sign-in', { csrf: 'x', ...FIRST })).status).toBe(403)
    const { csrf } = await go('/sign-in')
    expect((await post('/sign-in', { csrf, ...FIRST }, { origin: 'http://elsewhere.example' })).status).toBe(
      403,
    )
    expect(jar.has('flag-session')).toBe(false)
  })

  test('a planted session is not adopted, and the previous one ends', async () => {
    const { owners } = stage
    const before = await sessionOf(owners, FIRST)
    const browser = open()
    browser.jar.set('flag-session', 'A'.repeat(43))
    await browser.signIn(FIRST)
    const own = browser.jar.get('flag-session')
    expect(own).not.toBe('A'.repeat(43))
    expect(await owners.session(before)).not.toBeNull()
    const { csrf } = await browser.go('/password')
    await browser.post('/sign-in', { csrf, ...FIRST })
    expect(await owners.session(own)).toBeNull()
    expect(await owners.session(browser.jar.get('flag-session'))).not.toBeNull()
  })

  test('a wrong password leaves only the name in the form; too many show how long to wait', async () => {
    const { signIn } = open()
    const wrong = await signIn({ name: 'admin', password: 'no "password" of mine' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="admin"')
    expect(wrong.html).not.toContain('of mine')
    for (let count = 0; count < 9; count += 1) await signIn({ name: 'admin', password: 'not the one' })
    const late = await signIn(FIRST)
    expect(late.status).toBe(429)
    expect(late.html).toContain('Try again in 15 minutes.')
    expect(late.headers.get('retry-after')).toBe('900')
  })

  test('signing out needs a form', async () => {
    const { go, post, jar } = await signedIn()
    const token = jar.get('flag-session')
    expect((await go('/sign-out')).location).toBe('/')
    expect(await stage.owners.session(token)).not.toBeNull()
    const { csrf } = await go('/password')
    const left = await post('/sign-out', { csrf })
    expect(left.location).toBe('/sign-in?done=out')
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^flag-session=; Max-Age=0;/)])
    expect(await stage.owners.session(token)).toBeNull()
    expect((await post('/sign-out', { csrf })).location).toBe('/sign-in?done=out')
  })

  test('a form sent without a session is restored after the sign-in, without passwords and without being submitted', async () => {
    const { go, post, signIn, jar } = await signedIn()
    const { csrf } = await go('/owners/new')
    const typed = {
      csrf,
      name: 'Béatrice',
      role: 'editor',
      'site-be': 'on',
      password: 'moules frites et cinéma',
    }
    await stage.owners.signOut(jar.get('flag-session') ?? '')
    const foreign = await post('/owners/new', typed, { origin: 'http://elsewhere.example' })
    expect(foreign.html).not.toContain('name="saved"')
    const { status, html } = await post('/owners/new', typed)
    expect(status).toBe(401)
    expect(html).not.toContain(typed.password)
    expect(html).not.toContain(csrf)
    const saved = (/name="saved" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"')
    expect(JSON.parse(saved)).toEqual({
      path: '/owners/new',
      fields: [
        ['name', 'Béatrice'],
        ['role', 'editor'],
        ['site-be', 'on'],
      ],
    })
    const again = await signIn(FIRST, { saved })
    expect(again.html).toContain('action="/owners/new"')
    expect(again.html).toContain('name="site-be" value="on"')
    expect(await stage.owners.list()).toHaveLength(1)
    const shown = await post('/owners/new', { ...typed, csrf: again.csrf, password: '' })
    expect(shown.html).toContain('Enter a password.')
    expect(shown.html).toContain('value="Béatrice"')
  })

  test.each([
    'nonsense',
    '{"path":"//elsewhere.example","fields":[["a","b"]]}',
    '{"path":"/","fields":"all"}',
  ])('an invalid saved form does not redirect elsewhere: %s', async (saved) => {
    const { html, location } = await open().signIn(FIRST, { saved })
    expect(html).not.toContain('elsewhere.example')
    expect(location === '/' || html.includes('action="/"')).toBe(true)
  })

  test.each([
    ['/owners', {}],
    ['/owners/new', { name: 'Friend', role: 'admin', password: 'a long enough one' }],
    ['/owners/edit?id=first-admin', { name: 'Friend', role: 'viewer' }],
    ['/owners/remove?id=first-admin', {}],
    ['/tokens', { name: 'Mine', kind: 'admin' }],
    ['/tokens/revoke?id=1', {}],
  ])('%s is for admins: an editor gets a refusal and changes nothing', async (path, fields) => {
    await added(stage.owners, stage.admin)
    const { go, post } = await signedIn(EDITOR)
    const { csrf } = await go('/password')
    for (const { status, html } of [await go(path), await post(path, { csrf, ...fields })]) {
      if (html === 'Method not allowed\n') continue
      expect(status).toBe(403)
      expect(html).toContain('It takes the role of an admin; yours is editor.')
    }
    expect((await stage.owners.list()).map(({ name, role }) => [name, role])).toEqual([
      ['admin', 'admin'],
      ['Béatrice', 'editor'],
    ])
  })

  test('every owner exports, to a dated file; only an admin imports', async () => {
    await added(stage.owners, stage.admin, { name: 'Vera', role: 'viewer' })
    const { go, post } = await signedIn({ name: 'Vera', password: EDITOR.password })
    const file = await go('/export')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="flags-2026-11-20.json"')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(file.html)).toHaveProperty('featureStrategies')
    const { csrf } = await go('/password')
    const refused = await post('/import', { csrf, text: file.html, reason: 'Why not' })
    expect(refused.status).toBe(403)
    expect(refused.html).toContain('Importing takes the role of an admin; yours is viewer')
  })

  test('a confirmed import is shown again after a concurrent change', async () => {
    const { go, post } = await signedIn()
    const file = (await go('/export')).html
    const change = (flag: 'copyCount' | 'facebook', version: number) =>
      service.change(
        { flag, site: 'be', value: { on: flag === 'copyCount', audience: null }, version, reason: 'First' },
        stage.admin,
      )
    await change('copyCount', 0)
    const { csrf } = await go('/import')
    const shown = await post('/import', { csrf, text: file })
    expect(shown.status).toBe(200)
    expect(shown.html).toContain('One feature in one country would change.')
    const agreed = /name="agreed" value="([^"]*)"/.exec(shown.html)?.[1] ?? ''
    await change('facebook', 0)
    const late = await post('/import', { csrf, text: file, agreed, reason: 'As it was' })
    expect(late.status).toBe(409)
    expect(late.html).toContain('Somebody was first')
    expect(late.html).toContain('As it was')
    expect((await service.cell('copyCount', 'be')).version).toBe(1)
    const again = /name="agreed" value="([^"]*)"/.exec(late.html)?.[1] ?? ''
    expect((await post('/import', { csrf, text: file, agreed: again, reason: 'As it was' })).location).toBe(
      '/import?done=2',
    )
    expect((await service.cell('copyCount', 'be')).changed).toMatchObject({
      by: 'admin',
      reason: 'As it was',
    })
  })

  test('bodies that are too large or no form are refused', async () => {
    const { go } = await signedIn()
    const headers = { origin: ORIGIN, 'content-type': 'application/json' }
    expect((await go('/import', { method: 'POST', headers, body: '{}' })).status).toBe(415)
    const large = new URLSearchParams({ text: 'x'.repeat(1_100_000) })
    expect((await go('/import', { method: 'POST', headers: { origin: ORIGIN }, body: large })).status).toBe(
      413,
    )
  })

  test('a token is shown once, when it is created', async () => {
    const { go, post } = await signedIn()
    const { csrf } = await go('/tokens')
    const made = await post('/tokens', { csrf, name: 'A backend', kind: 'frontend', days: '30' })
    expect(made.status).toBe(201)
    const [token = ''] = /default:development\.[0-9a-f]{64}/.exec(made.html) ?? []
    expect(token).not.toBe('')
    const list = await go('/tokens')
    expect(list.html).toContain('data-label="Last used">never<')
    const [, expires = ''] = /data-label="Expires"><time dateTime="([^"]+)"/.exec(list.html) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    expect(list.html).toContain('A backend')
    expect(list.html).not.toContain(token)
  })
})
