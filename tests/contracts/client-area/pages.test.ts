import { describe, expect, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { accountsOfEachTest, ada, newClient } from '../accounts/set-up-accounts.ts'
import { tagsOfSite } from '../set-up.ts'
import { type ClientVisitor, clientHosts, everyEdition, headingOf, writeMail } from './visitor.ts'

const pages = ['sign-in', 'register', 'validate', 'forgotten', 'entered', 'mails']
const stage = accountsOfEachTest('sqlite')
const hosts = (more: Partial<Parameters<typeof clientHosts>[0]> = {}) =>
  clientHosts({ accounts: stage.accounts, clock: stage.clock, ...more })

describe('every guest page', () => {
  for (const [site, language] of everyEdition)
    test(`${site} in ${language} is complete, in its language, and not cached`, {
      tags: tagsOfSite(site),
    }, async () => {
      const visitor = hosts().visitor(site)
      for (const page of pages) {
        const response = await visitor.get(`/${language}/${page}`)
        const html = await response.text()
        expect(response.status, page).toBe(200)
        expect(html, page).toContain(`<html lang="${language}"`)
        expect(html.match(/<h1/g), page).toHaveLength(1)
        expect(html, page).not.toMatch(/client-guest:|client-account:/)
        expect(response.headers.get('cache-control'), page).toBe('no-store')
        expect(response.headers.get('x-robots-tag'), page).toBe('noindex')
        expect(response.headers.get('content-security-policy'), page).not.toMatch(/unsafe|https:/)
      }
    })

  test('the language switch links to the same page with its query, in the languages of the site only', async () => {
    const html = await (await hosts().visitor('ch').get('/de/register?target=/de/kinos')).text()
    const languages = [...html.matchAll(/hrefLang="(\w+)"/gi)].map(([, language]) => language)
    expect(languages).toEqual(['en', 'fr', 'de'])
    expect(html).toContain('href="/fr/register?target=/de/kinos"')
  })

  test('a framed page has neither header nor footer, and its links stay in the frame', async () => {
    const visitor = hosts().visitor('tn')
    for (const response of [
      await visitor.get('/fr/sign-in?framed=1'),
      await visitor.get('/fr/sign-in', { headers: { 'sec-fetch-dest': 'iframe' } }),
    ]) {
      const html = await response.text()
      expect(html).not.toMatch(/<header|<footer/)
      expect(html).toContain('href="/fr/forgotten?framed=1"')
    }
  })

  test('others are not found, and the root leads to the account, in the language of the address or browser', async () => {
    const visitor = hosts().visitor('fr')
    for (const path of ['/fr/profiles', '/de/sign-in', '/fr/sign-in/more', '/fr/constructor', '/de'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
    for (const [path, to] of [
      ['/', '/en/profile'],
      ['/fr', '/fr/profile'],
      ['/en', '/en/profile'],
    ] as const) {
      const { status, headers } = await visitor.get(path, { headers: { 'accept-language': 'en' } })
      const seen = [path, status, headers.get('location'), headers.get('cache-control')]
      expect(seen).toEqual([path, 302, to, 'no-store'])
    }
  })

  test('show the theme of the cookie that the site sets', async () => {
    for (const [theme, mark] of [
      ['dark', 'data-theme="dark"'],
      ['light', 'data-theme="light"'],
      ['"><script>', null],
    ]) {
      const headers = { cookie: `theme=${theme}` }
      const html = await (await hosts().visitor('fr').get('/fr/sign-in', { headers })).text()
      expect(/<html[^>]*(data-theme="[^"]*")/.exec(html)?.[1] ?? null).toBe(mark)
    }
  })

  test('accepts only reads and small forms', async () => {
    const visitor = hosts().visitor('tn')
    const put = await visitor.get('/fr/sign-in', { method: 'PUT', body: 'x' })
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST')
    expect((await visitor.post('/fr/entered', {})).status).toBe(405)
    expect((await visitor.fill('/fr/sign-in', { email: 'x'.repeat(40_000) })).status).toBe(413)
    expect((await visitor.post('/fr/sign-in', {}, { 'content-type': 'application/json' })).status).toBe(415)
    const head = await visitor.get('/fr/sign-in', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('the outbox', () => {
  test('exists on the local machine only, without a mail server', async () => {
    const statusOf = async (visitor: ClientVisitor) => (await visitor.get('/fr/mails')).status
    expect(await statusOf(hosts().visitor('tn'))).toBe(200)
    expect(await statusOf(hosts({ outbox: false }).visitor('tn'))).toBe(404)
    expect(await statusOf(hosts().visitor('tn', 'client.tn.marquee.example'))).toBe(404)
  })

  test('is hidden from remote clients that claim the local host', async () => {
    const { area, fetchPage } = hosts()
    const [origin, clientOrigin] = ['http://tn.localhost:3000', 'http://client.tn.localhost:3000']
    const place = { site: sites.tn, flags: defaultFlags('tn'), origin, clientOrigin, https: false }
    const status = async (address: string) =>
      (await area.respond({ ...place, address, request: new Request(`${clientOrigin}/fr/mails`) }))?.status
    for (const address of ['127.0.0.1', '::1']) expect(await status(address)).toBe(200)
    for (const address of ['203.0.113.9', '2001:db8:0:1', '10.0.0.7'])
      expect(await status(address)).toBeUndefined()
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      const headers = { [name]: '127.0.0.1' }
      expect((await fetchPage(`${clientOrigin}/fr/mails`, { headers })).status, name).toBe(404)
    }
  })

  test('shows the site’s own mails, with links', async () => {
    const accounts = stage.another({ writeMail })
    await newClient(accounts, { firstName: '<b>Ada</b>'.replace(/[<>/]/g, '') })
    const mailsAt = async (site: SiteId) => (await hosts({ accounts }).visitor(site).get('/fr/mails')).text()
    const html = await mailsAt('tn')
    expect(html).toContain('Confirmez votre adresse e-mail')
    expect(html).toMatch(/<a href="http:\/\/client\.tn\.localhost:3000\/fr\/validate\?token=[\w-]+"/)
    expect(await mailsAt('sn')).not.toContain('/fr/validate?token=')
  })
})

describe('errors of the provider', () => {
  test.each([
    ['expired', 'Diese Anmeldung ist abgelaufen'],
    ['invalidRequest', 'Mit dieser Anmeldung stimmt etwas nicht'],
    ['unavailable', 'Die Anmeldung macht kurz Pause'],
    ['constructor', 'Mit dieser Anmeldung stimmt etwas nicht'],
  ])('%s shows an error page in the language of the site', async (fault, title) => {
    const { area } = hosts()
    const clientOrigin = 'http://client.ch.localhost:3000'
    const place = { site: 'ch', language: 'de', origin: 'http://ch.localhost:3000', clientOrigin } as const
    const identity = { respond: async () => area.errorPage(place, fault, 400) }
    const response = await hosts({ options: { identity } }).visitor('ch').get('/authorize')
    const html = await response.text()
    expect([response.status, headingOf(html)]).toEqual([400, title])
    expect(html).toContain('href="http://ch.localhost:3000/de"')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('the legal pages at registration', () => {
  test.each([
    ['fr', ['http://fr.localhost:3000/cvd', 'http://fr.localhost:3000/conditions-generales']],
    ['tn', ['http://tn.localhost:3000/fr/cvd']],
  ] as const)('%s links those that it has', async (id, links) => {
    const html = await (await hosts().visitor(id).get('/fr/register')).text()
    const found = [...html.matchAll(/href="([^"]+)" target="_blank"/g)].map(([, href]) => href)
    expect(found).toEqual(expect.arrayContaining([...links]))
    expect(html.includes('conditions générales')).toBe(links.length === 2)
  })

  test('are agreed to by the form that names them', async () => {
    const accounts = stage.another({ writeMail })
    await hosts({ accounts })
      .visitor('fr')
      .fill('/fr/register', { ...ada, newsletter: '' })
    const account = await stage.store.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    const agreed = [{ consent: 'terms', granted: true }]
    expect((await stage.accounts.profiles.exportData('fr', account.id)).consents).toMatchObject(agreed)
  })
})
