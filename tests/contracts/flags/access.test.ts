import { EMBEDDED_ISSUER } from '@marquee/flags/service/owner-provider.ts'
import { describe, expect, test } from 'vitest'
import { consoleOfEachTest } from './set-up-console.ts'

describe('access to the console', () => {
  const stage = consoleOfEachTest()
  const elsewhere = { origin: 'http://elsewhere.example' }

  test.each([
    [false, /^flag-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/],
    [true, /^__Host-flag-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/],
  ])('the session is one HttpOnly, SameSite cookie; https: %s', async (https, form) => {
    const { headers } = await stage.visitor({ https }).signIn()
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(form)])
  })

  test('a page leads to the sign-in and back, and to no other site', async () => {
    const back = '/history?flag=vod&site=be'
    const visitor = stage.visitor()
    const { location } = await visitor.get(back)
    expect(location).toBe(`/sign-in?${new URLSearchParams({ back })}`)
    expect((await visitor.signIn(location ?? '')).headers.get('refresh')).toBe(`0; url=${back}`)
    expect((await visitor.get(location ?? '')).location).toBe(back)
    for (const foreign of ['//elsewhere.example/', 'https://elsewhere.example/']) {
      const path = `/sign-in?${new URLSearchParams({ back: foreign })}`
      expect((await stage.visitor().signIn(path)).headers.get('refresh')).toBe('0; url=/')
    }
  })

  test('a script without a session is not led to another site', async () => {
    const { status, location } = await stage.visitor().get('/revision', { 'sec-fetch-dest': 'empty' })
    expect([status, location]).toEqual([401, null])
  })

  test('a link on another site finds the session, whose cookie it comes without', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const { get } = stage.visitor()
    expect((await get('/sign-in?back=%2Fplans', headers)).headers.get('refresh')).toBe(
      '0; url=/sign-in?back=%2Fplans',
    )
  })

  test('a planted session is not adopted, and the previous one ends', async () => {
    const { owners } = stage
    const browser = stage.visitor()
    browser.jar.set('flag-session', 'A'.repeat(43))
    await browser.signIn()
    const own = browser.jar.get('flag-session')
    expect(own).not.toBe('A'.repeat(43))
    await browser.get('/sign-in/callback?back=%2F')
    expect(await owners.session(own)).toBeNull()
    expect(await owners.session(browser.jar.get('flag-session'))).not.toBeNull()
  })

  test('signing out needs a form', async () => {
    const { get, post, jar } = stage.first
    const token = jar.get('flag-session')
    expect((await get('/sign-out')).location).toBe('/')
    expect(await stage.owners.session(token)).not.toBeNull()
    const { csrf } = await get('/tokens')
    const left = await post('/sign-out', { csrf })
    expect(left.location).toBe('/sign-out')
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^flag-session=; Max-Age=0;/)])
    expect(await stage.owners.session(token)).toBeNull()
    expect((await post('/sign-out', { csrf })).text).toContain('You are signed out')
  })

  test('a form sent without a session is restored after the sign-in, without being submitted', async () => {
    const { get, post, signIn, jar } = stage.first
    const { csrf } = await get('/tokens')
    const typed = { csrf, name: 'Box office', kind: 'client' }
    await stage.owners.signOut(jar.get('flag-session') ?? '')
    await post('/tokens', typed, elsewhere)
    expect(jar.has('flag-form')).toBe(false)
    const long = await post('/tokens', { ...typed, name: 'x'.repeat(3_000) })
    expect([long.status, long.html.includes('/resend')]).toEqual([401, false])
    const { status, html } = await post('/tokens', typed)
    expect([status, html.includes('href="/sign-in?back=%2Fresend"')]).toEqual([401, true])
    expect(jar.get('flag-form')).not.toContain('Box')
    await signIn('/sign-in?back=%2Fresend')
    const again = await get('/resend')
    expect(again.text).toContain('Box office')
    expect(again.html).toContain('action="/tokens"')
    expect(again.html).not.toContain(csrf)
    expect((await get('/tokens')).text).toContain('There is none yet')
    jar.set('flag-form', 'nonsense')
    expect((await get('/resend')).location).toBe('/')
  })

  test('pages for admins refuse an editor, who changes nothing', async () => {
    const { get, post } = await stage.browser('Béatrice', 'editor', ['be'])
    const { csrf } = await get('/history')
    for (const [path, fields] of [
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
    for (const path of ['/tokens', '/audit']) expect(html).not.toContain(`href="${path}"`)
  })

  test('every owner exports, to a dated file', async () => {
    const { get } = await stage.browser('Vera', 'viewer')
    expect((await get('/')).html).toContain('href="/export"')
    const file = await get('/export')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="flags-2026-11-20.json"')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(file.html)).toHaveProperty('featureStrategies')
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

  test('the first admin’s password is a page of its own, if there is one, and every use is recorded', async () => {
    expect((await stage.visitor().get('/break-glass')).status).toBe(404)
    const password = 'the glass beside the door'
    const access = { issuer: EMBEDDED_ISSUER, breakGlass: password }
    const owners = stage.another({ access, record: stage.record })
    const { send, get, post, jar } = stage.visitor({ owners })
    expect((await post('/break-glass', { csrf: 'x', password })).status).toBe(403)
    const wrong = await send('/break-glass', { password: 'not "the" one' })
    expect([wrong.status, wrong.text.includes('the" one')]).toEqual([422, false])
    const opened = await send('/break-glass', { password })
    expect(opened.location).toBe('/')
    expect(opened.headers.getSetCookie()[0]).toMatch(/^flag-session=[\w-]{43}; Max-Age=3600;/)
    expect((await get('/tokens')).text).toContain('first-admin')
    const { csrf } = await get('/tokens')
    expect((await post('/sign-out', { csrf })).location).toBe('/sign-out')
    expect(jar.get('flag-session')).toBe('')
    const rows = await stage.audit.list({ kind: 'sign-in', limit: 10 })
    expect(rows.map(({ event, person }) => [event, person])).toEqual([
      ['sign-in.ended', 'first-admin'],
      ['sign-in.succeeded', 'first-admin'],
      ['sign-in.failed', 'first-admin'],
    ])
  })
})
