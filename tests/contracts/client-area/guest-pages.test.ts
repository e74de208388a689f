import { describe, expect, test } from 'vitest'
import { accountsOfEachTest, ada, type Stage, visited } from '../accounts/set-up-accounts.ts'
import { type ClientVisitor, headingOf, mailedPath, visitorAt, writeMail } from './visitor.ts'

let from: Stage['accounts']
const stage = accountsOfEachTest('sqlite', (opened) => {
  from = opened.another({ writeMail })
})
const tn = () => visitorAt(stage, 'tn', from)
const typed = { email: ada.email, password: ada.password }
const form = { ...typed, firstName: 'Ada', lastName: 'Lovelace' }
const where = (response: Response) => [response.status, response.headers.get('location')]
const site = 'http://tn.localhost:3000'

describe('log-in', () => {
  test('redirects to the home page, with the three cookies of a session', async () => {
    await stage.newClient()
    const visitor = tn()
    expect(where(await visitor.fill('/fr/sign-in', typed))).toEqual([303, `${site}/fr`])
    for (const name of ['session', 'client-session', 'XSRF-TOKEN']) expect(visitor.jar.has(name)).toBe(true)
    expect(where(await visitor.get('/fr/sign-in'))).toEqual([303, `${site}/fr`])
  })

  test.each([
    ['target=/fr/films?a=1%23b', `${site}/fr/films?a=1#b`],
    ['back=/fr/bookings', '/fr/bookings'],
    ['target=https://evil.example/', `${site}/fr`],
    ['back=//evil.example', `${site}/fr`],
  ])('with %s leads to %s', async (query, location) => {
    await stage.newClient()
    expect(where(await tn().fill(`/fr/sign-in?${query}`, typed))).toEqual([303, location])
  })

  test('makes the browser known to the owner of an address, not to somebody who claims it', async () => {
    await stage.newClient()
    const claiming = tn()
    await claiming.fill('/fr/sign-in', typed)
    expect([...claiming.jar.keys()]).not.toContain('device')
    const email = 'eva@cinema.example'
    await stage.confirmedClient({ email })
    const owner = tn()
    await owner.fill('/fr/sign-in', { ...typed, email })
    expect([...owner.jar.keys()]).toContain('device')
  })

  test('shows the minutes to wait after too many attempts', async () => {
    await stage.newClient()
    for (let tries = 0; tries < 10; tries++)
      await from.access.signIn(visited, { ...typed, password: 'non' }, { address: undefined })
    const response = await tn().fill('/fr/sign-in', typed)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await response.text()).toContain('Réessayez dans 15 minutes')
  })

  test('ends the browser’s previous session', async () => {
    const { session } = await stage.newClient()
    const visitor = tn()
    visitor.jar.set('session', session)
    const { csrf } = (await stage.accounts.sessions.find('tn', session)) ?? { csrf: '' }
    await visitor.post('/fr/sign-in', { ...typed, csrf })
    expect(visitor.jar.get('session')).not.toBe(session)
    expect(await stage.accounts.sessions.find('tn', session)).toBeNull()
  })
})

describe('registration', () => {
  test('shows faults at their fields, and keeps the input except the password', async () => {
    const faulty = { ...form, email: 'ada@', password: 'court', newsletter: 'on' }
    const response = await tn().fill('/fr/register', faulty)
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('2 réponses sont à revoir')
    expect(html).toMatch(/id="email"[^>]*aria-describedby="email-error"[^>]*aria-invalid="true"/)
    expect(html).toContain('value="ada@"')
    expect(html).toMatch(/id="newsletter"[^>]*checked/)
    expect(html).not.toContain('value="court"')
  })

  test('can be completed only once the address is confirmed', async () => {
    const visitor = tn()
    expect(await (await visitor.get('/fr/register')).text()).not.toMatch(/<input[^>]* checked/)
    await visitor.fill('/fr/register', form)
    expect(where(await visitor.get('/fr/register'))).toEqual([303, '/fr/validate'])
    expect(where(await visitor.fill(await mailedPath(from), {}))).toEqual([303, '/fr/validate?done=1'])
    const next = { firstName: 'Ada', lastName: 'King', language: 'en', newsletter: 'on' }
    const response = await visitor.fill('/fr/register', { what: 'complete', ...next })
    expect(where(response)).toEqual([303, `${site}/fr`])
    const session = await from.sessions.find('tn', visitor.jar.get('session'))
    const completed = { lastName: 'King', language: 'en', newsletter: true, mailConsent: false }
    expect(session?.account).toMatchObject({ ...completed, completedAt: expect.any(String) })
    expect(where(await visitor.get('/fr/register'))).toEqual([303, `${site}/fr`])
  })

  test.each([
    [`${site}/fr/films`, true],
    [`${site}.evil.example/`, false],
  ])('for %s, a link back to it is shown: %s', async (close, isShown) => {
    const html = await (await tn().get(`/fr/register?${new URLSearchParams({ close })}`)).text()
    expect(html.includes('Fermer et revenir au site')).toBe(isShown)
  })
})

describe('confirmation', () => {
  test('needs the button, not just the link', async () => {
    const visitor = tn()
    await visitor.fill('/fr/register', form)
    const path = await mailedPath(from)
    for (let scans = 0; scans < 3; scans++) expect((await tn().get(path)).status).toBe(200)
    expect(where(await tn().fill(path, {}))).toEqual([303, '/fr/validate?done=1'])
    const again = await tn().fill(path, {})
    expect([again.status, headingOf(await again.text())]).toEqual([410, 'Ce lien a déjà servi'])
    const unknown = await tn().fill('/fr/validate?token=nothing', {})
    const title = 'Nous ne connaissons pas ce lien'
    expect([unknown.status, headingOf(await unknown.text())]).toEqual([404, title])
  })
})

describe('a mistyped address', () => {
  test('is replaced before the confirmation, and invalidates the first link', async () => {
    const visitor = tn()
    await visitor.fill('/fr/register', { ...form, email: 'adda@cinema.example' })
    const first = await mailedPath(from)
    stage.pass(1)
    const refused = await visitor.fill('/fr/validate', { what: 'address', email: 'ada@' })
    expect([refused.status, (await refused.text()).includes('value="ada@"')]).toEqual([422, true])
    const corrected = await visitor.fill('/fr/validate?framed=1', { what: 'address', email: ` ${ada.email}` })
    expect(where(corrected)).toEqual([303, '/fr/validate?changed=1&framed=1'])
    const changed = await (await visitor.get('/fr/validate?changed=1')).text()
    expect(changed).toContain('Nous avons écrit à la nouvelle adresse.')
    expect((await tn().fill(first, {})).status).toBe(410)
    expect(where(await tn().fill(await mailedPath(from), {}))).toEqual([303, '/fr/validate?done=1'])
    const session = await from.sessions.find('tn', visitor.jar.get('session'))
    expect(session?.account).toMatchObject({ email: ada.email, emailVerifiedAt: expect.any(String) })
  })
})

describe('a forgotten password', () => {
  test('is replaced by the link of the mail, once', async () => {
    await stage.newClient()
    await tn().fill('/fr/forgotten', { email: ada.email })
    const path = await mailedPath(from, 'forgotten')
    expect((await tn().fill(path, { password: 'court' })).status).toBe(422)
    const next = { password: 'encore une phrase' }
    expect(where(await tn().fill(path, next))).toEqual([303, '/fr/sign-in?done=password'])
    expect(headingOf(await (await tn().fill(path, next)).text())).toBe('Ce lien a déjà servi')
  })
})

/** The attributes of the script of a page, which the policy of the page has to allow. */
async function framedEnd(visitor: ClientVisitor, path: string): Promise<string> {
  const response = await visitor.get(path)
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  return /<script ([^>]*)>/.exec(await response.text())?.[1]?.replaceAll('&quot;', '"') ?? ''
}

describe('inside a frame of the site', () => {
  test('a log-in and a registration end with a message to the site alone', async () => {
    const visitor = tn()
    expect(where(await visitor.fill('/fr/register?framed=1&target=/fr/films', form))).toEqual([
      303,
      '/fr/entered?event=registration&framed=1',
    ])
    const registered = await framedEnd(visitor, '/fr/entered?event=registration&framed=1')
    expect(registered).toContain('"{"event":"parent_exchange","data":{"event":"registration"}}"')
    expect(registered).toContain('data-origin="http://tn.localhost:3000"')
    const signedIn = await tn().fill('/fr/sign-in', typed, { 'sec-fetch-dest': 'iframe' })
    expect(where(signedIn)).toEqual([303, '/fr/entered?event=login&framed=1'])
  })

  test('a completed registration notifies the site', async () => {
    const completed = await framedEnd(tn(), '/fr/entered?event=complete&framed=1')
    expect(completed).toContain('{"event":"register_complete","data":{}}')
    expect(await framedEnd(tn(), '/fr/entered?event=%3C/script%3E')).toContain('{"event":"login"}')
  })

  test('skips the log-in for a signed-in client, and continues with a confirmed address', async () => {
    const visitor = tn()
    await visitor.fill('/fr/register', form)
    expect(where(await visitor.get('/fr/sign-in?framed=1'))).toEqual([
      303,
      '/fr/entered?event=login&framed=1',
    ])
    expect((await visitor.get('/fr/validate?framed=1')).status).toBe(200)
    await visitor.fill(await mailedPath(from), {})
    expect(where(await visitor.get('/fr/validate?framed=1'))).toEqual([
      303,
      '/fr/entered?event=login&framed=1',
    ])
  })
})
