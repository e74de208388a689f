import { describe, expect, test } from 'vitest'
import { hiddenField, unescaped } from './form-browser.ts'
import { type ConsoleStage, consoleOfEachTest, ORIGIN } from './set-up-console.ts'
import { FIRST, sessionOf } from './set-up-owners.ts'

describe('access to the console', () => {
  let stage: ConsoleStage
  consoleOfEachTest((opened) => {
    stage = opened
  })
  const elsewhere = { origin: 'http://elsewhere.example' }

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
      const { headers, location } = await stage.visitor({ https }).signIn(FIRST)
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(form), expect.stringMatching(device)])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(location).toBe('/')
    },
  )

  test('the sign-in leads to the requested page, and to no other site', async () => {
    const back = '/owners/edit?id=1'
    const visitor = stage.visitor()
    const { location } = await visitor.get(back)
    expect(location).toBe(`/sign-in?${new URLSearchParams({ back })}`)
    expect((await visitor.get(location ?? '')).html).toContain(`name="back" value="${back}"`)
    expect((await visitor.signIn(FIRST, { back })).location).toBe(back)
    for (const foreign of ['//elsewhere.example/', 'https://elsewhere.example/'])
      expect((await stage.visitor().signIn(FIRST, { back: foreign })).location).toBe('/')
  })

  test('a form of another browser does not sign in', async () => {
    const { post, get, jar } = stage.visitor()
    expect((await post('/sign-in', { csrf: 'x', ...FIRST })).status).toBe(403)
    const { csrf } = await get('/sign-in')
    expect((await post('/sign-in', { csrf, ...FIRST }, elsewhere)).status).toBe(403)
    expect(jar.has('flag-session')).toBe(false)
  })

  test('a planted session is not adopted, and the previous one ends', async () => {
    const { owners } = stage
    const before = await sessionOf(owners, FIRST)
    const browser = stage.visitor()
    browser.jar.set('flag-session', 'A'.repeat(43))
    await browser.signIn(FIRST)
    const own = browser.jar.get('flag-session')
    expect(own).not.toBe('A'.repeat(43))
    expect(await owners.session(before)).not.toBeNull()
    const { csrf } = await browser.get('/password')
    await browser.post('/sign-in', { csrf, ...FIRST })
    expect(await owners.session(own)).toBeNull()
    expect(await owners.session(browser.jar.get('flag-session'))).not.toBeNull()
  })

  test('a wrong password leaves only the name in the form; too many show how long to wait', async () => {
    const { signIn } = stage.visitor()
    const wrong = await signIn({ name: 'admin', password: 'no "password" of mine' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="admin"')
    expect(wrong.html).not.toContain('of mine')
    for (let count = 0; count < 9; count += 1) await signIn({ name: 'admin', password: 'not the one' })
    const late = await signIn(FIRST)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '900'])
    expect(late.html).toContain('Try again in 15 minutes.')
  })

  test('signing out needs a form', async () => {
    const { get, post, jar } = stage.first
    const token = jar.get('flag-session')
    expect((await get('/sign-out')).location).toBe('/')
    expect(await stage.owners.session(token)).not.toBeNull()
    const { csrf } = await get('/password')
    const left = await post('/sign-out', { csrf })
    expect(left.location).toBe('/sign-in?done=out')
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^flag-session=; Max-Age=0;/)])
    expect(await stage.owners.session(token)).toBeNull()
    expect((await post('/sign-out', { csrf })).location).toBe('/sign-in?done=out')
  })

  test('a form sent without a session is restored after the sign-in, without passwords and without being submitted', async () => {
    const { get, post, signIn, jar } = stage.first
    const { csrf } = await get('/owners/new')
    const kept = { name: 'Béatrice', role: 'editor', 'site-be': 'on' }
    const typed = { csrf, ...kept, password: 'moules frites et cinéma' }
    await stage.owners.signOut(jar.get('flag-session') ?? '')
    expect((await post('/owners/new', typed, elsewhere)).html).not.toContain('name="saved"')
    const { status, html } = await post('/owners/new', typed)
    expect(status).toBe(401)
    expect(html).not.toContain(typed.password)
    expect(html).not.toContain(csrf)
    const saved = unescaped(hiddenField(html, 'saved'))
    expect(JSON.parse(saved)).toEqual({ path: '/owners/new', fields: Object.entries(kept) })
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
    const { html, location } = await stage.visitor().signIn(FIRST, { saved })
    expect(html).not.toContain('elsewhere.example')
    expect(location === '/' || html.includes('action="/"')).toBe(true)
  })

  test('pages for admins refuse an editor, who changes nothing', async () => {
    const { get, post } = await stage.browser('Béatrice', 'editor', ['be'])
    const { csrf } = await get('/password')
    for (const [path, fields] of [
      ['/owners', undefined],
      ['/owners/new', { name: 'Friend', role: 'admin', password: 'a long enough one' }],
      ['/owners/edit?id=first-admin', { name: 'Friend', role: 'viewer' }],
      ['/owners/remove?id=first-admin', {}],
      ['/tokens', { name: 'Mine', kind: 'admin' }],
      ['/tokens/revoke?id=1', {}],
      ['/audit', undefined],
      ['/audit/export', undefined],
    ] as const) {
      const responses = [await get(path), ...(fields ? [await post(path, { csrf, ...fields })] : [])]
      for (const { status, text } of responses.filter((each) => each.status !== 405)) {
        expect([path, status]).toEqual([path, 403])
        expect(text).toContain('role of an admin; yours is editor')
      }
    }
    const { html } = await get('/')
    for (const path of ['/owners', '/tokens', '/audit']) expect(html).not.toContain(`href="${path}"`)
    expect((await stage.owners.list()).map(({ name, role }) => [name, role])).toEqual([
      ['admin', 'admin'],
      ['Béatrice', 'editor'],
    ])
  })

  test('every owner exports, to a dated file', async () => {
    const { get } = await stage.browser('Vera', 'viewer')
    expect((await get('/')).html).toContain('href="/export"')
    const file = await get('/export')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="flags-2026-11-20.json"')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(file.html)).toHaveProperty('featureStrategies')
  })

  test('bodies that are too large or no form are refused', async () => {
    const { post } = stage.first
    const json = { origin: ORIGIN, 'content-type': 'application/json' }
    expect((await post('/password', {}, json)).status).toBe(415)
    expect((await post('/password', { text: 'x'.repeat(1_100_000) })).status).toBe(413)
  })

  test('a token is shown once, when it is created', async () => {
    const { get, send } = stage.first
    const made = await send('/tokens', { name: 'A backend', kind: 'frontend', days: '30' })
    expect(made.status).toBe(201)
    const [token = ''] = /default:development\.[0-9a-f]{64}/.exec(made.html) ?? []
    expect(token).not.toBe('')
    const { html } = await get('/tokens')
    expect(html).toContain('data-label="Last used">never<')
    expect(html).toContain('data-label="Expires"><time dateTime="2026-12-20T11:00:00.000Z"')
    expect(html).toContain('A backend')
    expect(html).not.toContain(token)
  })
})
