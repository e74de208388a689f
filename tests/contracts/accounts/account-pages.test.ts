import { describe, expect, test } from 'vitest'
import { siteIds, sites } from '#config/sites.ts'
import type { NewBooking } from '../../../src/services/accounts/booking-types.ts'
import { tagsOfSite } from '../set-up.ts'
import { type AccountPages, openAccountPages } from './account-pages-stage.ts'
import { accountsOfEachTest, ada, frPlace as fr, visited } from './set-up-accounts.ts'

const bob = { email: 'bob@cinema.example', firstName: 'Bob' }

const booking = (more: Partial<NewBooking> = {}): NewBooking => ({
  show: 'heron',
  showTitle: 'Kept title',
  cinema: 'cinema-0',
  cinemaName: 'Kept name',
  startsAt: '2026-11-20T14:00',
  version: 'VF',
  auditorium: '7',
  seats: 2,
  ...more,
})

let accountPages: AccountPages
const stage = accountsOfEachTest('sqlite', (opened) => {
  accountPages = openAccountPages(opened)
})

describe('access to account pages', () => {
  const everywhere = ['profile', 'sessions', 'bookings', 'films', 'consents', 'data', 'order']

  test('without a session of the site redirects to the log-in and back, and is not cached', async () => {
    const { session: ofOther } = await stage.newClient()
    for (const name of [...everywhere, 'benefits', 'favourites'])
      for (const session of [undefined, 'forged', ofOther]) {
        const { status, headers } = await accountPages.visit('fr', `/en/${name}?seats=3`, { session })
        const seen = [status, headers.get('location'), headers.get('cache-control')]
        expect(seen).toEqual([303, `/en/sign-in?back=%2Fen%2F${name}%3Fseats%3D3`, 'no-store'])
      }
  })

  for (const site of siteIds)
    test(`exist on ${site}, in every language`, { tags: tagsOfSite(site) }, async () => {
      const { languages } = sites[site]
      const { session } = await stage.newClient({}, { ...fr, site, language: languages[0] })
      for (const language of languages)
        for (const name of everywhere.filter((each) => each !== 'order')) {
          const response = await accountPages.visit(site, `/${language}/${name}`, { session })
          const seen = [language, name, response.status, response.headers.get('cache-control')]
          expect(seen).toEqual([language, name, 200, 'no-store'])
          expect(response.html).not.toMatch(/client-(account|guest):|<script/)
        }
    })

  test.each([
    ['fr', 200, 200],
    ['be', 404, 200],
    ['sn', 404, 404],
  ] as const)(
    'on %s, benefits are %i as it sells subscriptions or not, favourites %i by their flag',
    async (site, benefits, favourites) => {
      const [language] = sites[site].languages
      const { session } = await stage.newClient({}, { ...fr, site, language })
      const visit = (name: string) => accountPages.visit(site, `/${language}/${name}`, { session })
      const { html } = await visit('profile')
      expect([(await visit('benefits')).status, html.includes('/benefits"')]).toEqual([
        benefits,
        benefits === 200,
      ])
      expect([(await visit('favourites')).status, html.includes('/favourites"')]).toEqual([
        favourites,
        favourites === 200,
      ])
    },
  )
})

describe('the profile', () => {
  test('shows and saves the client’s data', async () => {
    const { account, session } = await stage.newClient({}, fr)
    const shown = await accountPages.visit('fr', '/fr/profile', { session })
    expect(shown.text).toContain('ada@cinema.example À confirmer')
    expect(shown.html).toContain('value="Lovelace"')
    const send = (form: Readonly<Record<string, string>>) =>
      accountPages.send('fr', '/fr/profile', session, { what: 'names', ...form })
    const names = { firstName: 'Augusta', lastName: 'King', language: 'en' }
    const saved = await send(names)
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/fr/profile?done=saved'])
    const next = await accountPages.visit('fr', '/fr/profile?done=saved', { session })
    expect(next.text).toContain('C’est enregistré.')
    expect(await stage.accounts.profiles.account('fr', account.id)).toMatchObject(names)
    const wrong = await send({ firstName: '', lastName: '<b>', language: 'xx' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('href="#firstName"')
    expect(wrong.html).toContain('value="&lt;b&gt;"')
  })

  test('resends the confirmation, and reports a confirmed address', async () => {
    const { session } = await stage.newClient()
    const send = () => accountPages.send('tn', '/fr/profile', session, { what: 'resend' })
    expect((await send()).headers.get('location')).toBe('/fr/profile?done=sent')
    const { token, count } = await stage.mailed('confirm')
    expect(count).toBe(2)
    await stage.confirm(token)
    const { text, html } = await accountPages.visit('tn', '/fr/profile', { session })
    expect(text).toContain('ada@cinema.example Confirmée')
    expect(html).not.toContain('value="resend"')
  })

  test('changes the e-mail address with the password, by a link', async () => {
    const { account, session } = await stage.confirmedClient()
    const change = (email: string, currentOfEmail: string) =>
      accountPages.send('tn', '/fr/profile', session, { what: 'email', email, currentOfEmail })
    const wrong = await change('new@cinema.example', 'not mine')
    expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('value="new@cinema.example"')])
    expect((await change(ada.email, ada.password)).text).toContain('C’est déjà votre adresse.')
    const sent = await change('new@cinema.example', ada.password)
    expect(sent.headers.get('location')).toBe('/fr/profile?done=email')
    const { facts } = await stage.mailed('newEmail')
    const { pathname, search } = new URL(String(facts.href))
    const confirmed = await accountPages.send('tn', pathname + search, session, {})
    expect(confirmed.headers.get('location')).toBe('/fr/validate?done=1')
    expect((await stage.account(account.id))?.email).toBe('new@cinema.example')
  })

  test('changes the password with the old one, and waits after many wrong ones', async () => {
    const { session } = await stage.confirmedClient()
    const change = (current: string, password: string) =>
      accountPages.send('tn', '/fr/profile', session, { what: 'password', current, password })
    for (const [current, next, fault] of [
      ['not mine', 'une autre phrase', 'Ce n’est pas votre mot de passe actuel.'],
      [ada.password, 'motdepasse', 'Ce mot de passe est trop facile à deviner'],
      [ada.password, 'court', 'Ce mot de passe est trop court'],
    ] as const) {
      const { status, text } = await change(current, next)
      expect([status, text]).toEqual([422, expect.stringContaining(fault)])
    }
    const done = await change(ada.password, 'une autre phrase')
    expect(done.headers.get('location')).toBe('/fr/profile?done=password')
    expect(await stage.session(session)).not.toBeNull()
    for (let times = 0; times < 10; times += 1) await change('not mine', 'encore une phrase')
    const tooMany = await change('une autre phrase', 'encore une phrase')
    expect([tooMany.status, tooMany.text.includes('attendez 15 minutes')]).toEqual([429, true])
    expect(tooMany.html).not.toContain('encore une phrase')
  })

  test('signs out everywhere: ends every session and clears this browser’s cookies', async () => {
    const { account, session } = await stage.newClient()
    const other = await stage.startSession(account.id)
    const response = await accountPages.send('tn', '/fr/profile', session, { what: 'everywhere' })
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://tn.localhost:3000/fr'])
    expect(response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(3)
    expect([await stage.session(session), await stage.session(other)]).toEqual([null, null])
    expect(stage.forgotten).toEqual([account.id])
  })

  test('offers no password to clients of an outside provider', async () => {
    const identity = { issuer: 'https://id.example/', sub: '1', familyName: 'Eve', givenName: null }
    const address = { email: 'eve@cinema.example', emailVerified: true }
    const { id } = await stage.accounts.access.accountOfSubject(visited, { ...identity, ...address })
    const session = await stage.startSession(id)
    for (const page of ['profile', 'data'])
      expect((await accountPages.visit('tn', `/fr/${page}`, { session })).html).not.toContain(
        'type="password"',
      )
    const gone = await accountPages.send('tn', '/fr/data', session, { what: 'delete', sure: 'on' })
    expect([gone.status, await stage.account(id)]).toEqual([303, null])
  })
})

describe('an unconfirmed address', () => {
  const order = { what: 'confirm', show: 'heron', cinema: 'cinema-0', time: '2026-11-20T14:00', seats: '2' }

  test('orders nothing, and is told to confirm first', async () => {
    const { account, session } = await stage.newClient({}, fr)
    const path = '/fr/order?show=heron&cinema=cinema-0&time=2026-11-20T14:00'
    const shown = await accountPages.visit('fr', path, { session })
    expect([shown.status, shown.text.includes('Confirmez d’abord votre adresse')]).toEqual([403, true])
    expect(shown.html).toContain(`href="/fr/validate?back=${encodeURIComponent(path)}"`)
    for (const form of [order, { what: 'plan', plan: 'duo' }])
      expect((await accountPages.send('fr', '/fr/order', session, form)).status).toBe(403)
    expect(await stage.accounts.bookings.list('fr', account.id)).toEqual([])
  })
})

describe('bookings', () => {
  test('have the site’s current names, else the saved ones, in the site’s time and the page’s language', async () => {
    const { account, session } = await stage.confirmedClient({}, fr)
    await stage.booked(fr, account.id, booking({ places: ['F7', 'F8'] }))
    const gone = booking({ show: 'gone', cinema: 'gone', startsAt: '2026-11-21T20:30', seats: 1 })
    await stage.booked(fr, account.id, gone)
    await stage.booked(fr, account.id, booking({ startsAt: '2026-11-20T12:00', showTitle: 'past' }))
    const { html, text } = await accountPages.visit('fr', '/fr/bookings', { session })
    expect(text).toContain(
      'Le héron mécanique Vendredi 20 novembre 2026 à 14:00 Cinéma Le cinema-0 Salle 7 Places F7, F8 Version VF',
    )
    expect(text).toMatch(/Film vers 14:18\. En retard\s\? Vous pouvez entrer/)
    expect(text).toContain('Dans 2 heures')
    expect(text).toContain('Kept title Samedi 21 novembre 2026 à 20:30 Kept name VF Salle 7 1 place')
    expect(text.indexOf('Déjà passées')).toBeGreaterThan(text.indexOf('Kept title'))
    expect(text.indexOf('à 12:00')).toBeGreaterThan(text.indexOf('Déjà passées'))
    expect(html).toContain('href="http://fr.localhost:3000/films/heron"')
    expect(html.match(/\/calendar\/fr\/[^"]+/g)).toEqual([
      '/calendar/fr/heron/cinema-0/2026-11-20T1400.ics?seats=F7,F8',
    ])
    expect(html.match(/bookings\?cancel=/g)).toHaveLength(2)
    expect((await accountPages.visit('fr', '/en/bookings', { session })).text).toContain(
      'Friday, 20 November 2026 at 14:00',
    )
  })

  test('of the past are a table for Letterboxd, and a year', async () => {
    const { account, session } = await stage.confirmedClient({}, fr)
    const none = await accountPages.visit('fr', '/en/year', { session })
    expect(none.headers.get('location')).toBe('/en/bookings')
    await stage.booked(fr, account.id, booking({ startsAt: '2026-11-20T11:00', places: ['F7', 'F8'] }))
    await stage.booked(fr, account.id, booking({ startsAt: '2026-11-21T11:00' }))
    const table = await accountPages.visit('fr', '/en/bookings?file=csv', { session })
    expect(table.headers.get('content-disposition')).toMatch(/^attachment; filename="marquee-fr-letterboxd-/)
    expect(table.html.trimEnd().split('\n')).toEqual([
      'Title,Year,Directors,WatchedDate,Rating,Tags,Review,Cinema,Seats',
      expect.stringMatching(/2026-11-20,,Kept name,"Kept name, seats F7, F8, with 1 other",Kept name,2$/),
    ])
    const year = await accountPages.visit('fr', '/en/year?of=2026', { session })
    expect(year.text).toContain('My cinema year 2026')
    expect(year.text).toContain('1 film in company')
  })

  test('have their saved names while the programme is unreachable', async () => {
    const { account, session } = await stage.confirmedClient({}, fr)
    await stage.booked(fr, account.id, booking())
    accountPages.source.down = true
    const { status, text } = await accountPages.visit('fr', '/fr/bookings', { session })
    expect([status, text.includes('Kept title')]).toEqual([200, true])
  })

  test('are cancelled by their client in two steps, once, before the showtime', async () => {
    const { account, session } = await stage.confirmedClient({}, fr)
    const { session: ofBob } = await stage.confirmedClient(bob, fr)
    const { id } = await stage.booked(fr, account.id, booking())
    const later = await stage.booked(fr, account.id, booking({ startsAt: '2026-11-20T16:00' }))
    const ask = (by: string, which = id) =>
      accountPages.visit('fr', `/fr/bookings?cancel=${which}`, { session: by })
    const cancel = (by: string, which = id) =>
      accountPages.send('fr', '/fr/bookings', by, { what: 'cancel', booking: which })
    for (const response of [await ask(ofBob), await cancel(ofBob)])
      expect([response.status, response.text.includes('héron')]).toEqual([404, false])
    expect((await ask(session)).text).toContain('Annuler cette réservation ?')
    const cancelled = async () =>
      (await stage.accounts.bookings.list('fr', account.id)).map(({ cancelledAt }) => cancelledAt !== null)
    expect(await cancelled()).toEqual([false, false])
    expect((await cancel(session)).headers.get('location')).toBe('/fr/bookings?done=cancelled')
    expect(await cancelled()).toEqual([false, true])
    expect((await cancel(session)).status).toBe(404)
    stage.pass(240)
    for (const response of [await ask(session, later.id), await cancel(session, later.id)])
      expect([response.status, response.text.includes('La séance a commencé')]).toEqual([409, true])
    expect(await cancelled()).toEqual([false, true])
  })
})
