import { describe, expect, test } from 'vitest'
import { type SiteId, siteIds, sites } from '../../../config/sites.ts'
import type { NewBooking } from '../../../src/services/accounts/accounts.ts'
import { tagsOfSite } from '../set-up.ts'
import { type AccountPages, openAccountPages } from './account-pages-stage.ts'
import {
  accountsOfEachTest,
  ada,
  booked,
  confirmedClient,
  frPlace as fr,
  mailed,
  newClient,
  place,
} from './set-up-accounts.ts'

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

  test.each([...everywhere, 'benefits', 'favourites'])(
    '%s redirects to the log-in and back, and is not cached',
    async (name) => {
      for (const session of [undefined, 'forged']) {
        const response = await accountPages.visit('fr', `/en/${name}?seats=3`, { session })
        expect([response.status, response.headers.get('location')]).toEqual([
          303,
          `/en/sign-in?back=%2Fen%2F${name}%3Fseats%3D3`,
        ])
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    },
  )

  test('rejects a session of another site', async () => {
    const { session } = await newClient(stage.accounts)
    expect((await accountPages.visit('fr', '/fr/profile', { session })).status).toBe(303)
  })

  for (const site of siteIds)
    test(`exist on ${site}, in every language`, { tags: tagsOfSite(site) }, async () => {
      const { languages } = sites[site]
      const { session } = await newClient(stage.accounts, {}, { ...fr, site, language: languages[0] })
      for (const language of languages)
        for (const name of everywhere.filter((each) => each !== 'order')) {
          const response = await accountPages.visit(site, `/${language}/${name}`, { session })
          const seen = [language, name, response.status, response.headers.get('cache-control')]
          expect(seen).toEqual([language, name, 200, 'no-store'])
          expect(response.html).not.toMatch(/client-(account|guest):|<script/)
        }
    })

  test('benefits exist only where the site sells subscriptions, favourites only where the flag is on', async () => {
    const beneficial = (site: SiteId) => ['fr', 'ch', 'nl'].includes(site)
    for (const site of ['fr', 'be', 'sn'] as const) {
      const { session } = await newClient(
        stage.accounts,
        {},
        { ...fr, site, language: sites[site].languages[0] },
      )
      const [language] = sites[site].languages
      const { html } = await accountPages.visit(site, `/${language}/profile`, { session })
      const flagged = !['tn', 'sn', 'ci', 'ma'].includes(site)
      const seen = await Promise.all(
        ['benefits', 'favourites'].map(
          async (name) => (await accountPages.visit(site, `/${language}/${name}`, { session })).status,
        ),
      )
      expect([site, ...seen]).toEqual([site, beneficial(site) ? 200 : 404, flagged ? 200 : 404])
      expect([html.includes('/benefits"'), html.includes('/favourites"')]).toEqual([
        beneficial(site),
        flagged,
      ])
    }
    const { session } = await newClient(stage.accounts, bob)
    expect(
      (await accountPages.visit('tn', '/fr/favourites', { session, flags: { favouriteCinemas: true } }))
        .status,
    ).toBe(200)
  })

  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ['profile', { what: 'names', firstName: 'Eve', lastName: 'Eve' }],
    ['bookings', { what: 'cancel' }],
    ['films', { what: 'wish', item: 'heron' }],
    ['favourites', { what: 'remove', item: 'cinema-0' }],
    ['consents', { what: 'save', mailConsent: 'on' }],
    ['data', { what: 'delete', password: ada.password, sure: 'on' }],
    ['order', { what: 'confirm', show: 'heron', cinema: 'cinema-0', time: '2026-11-20T14:00', seats: '2' }],
  ])('%s takes no form but its own', async (name, form) => {
    const { account, session } = await confirmedClient(stage.accounts, {}, fr)
    await stage.accounts.setIntention('fr', account.id, 'heron', true)
    await stage.accounts.addFavourite('fr', account.id, 'cinema-0')
    const { id } = await booked(stage.accounts, fr, account.id, booking())
    const before = JSON.stringify(await stage.accounts.exportData('fr', account.id))
    const values: readonly Readonly<Record<string, string>>[] = [{}, { csrf: 'guessed' }]
    for (const csrf of values) {
      expect(
        (await accountPages.visit('fr', `/fr/${name}`, { session, form: { ...form, booking: id, ...csrf } }))
          .status,
      ).toBe(403)
    }
    expect(JSON.stringify(await stage.accounts.exportData('fr', account.id))).toBe(before)
  })
})

describe('the profile', () => {
  test('shows and saves the client’s data', async () => {
    const { account, session } = await newClient(stage.accounts, {}, fr)
    const shown = await accountPages.visit('fr', '/fr/profile', { session })
    expect(shown.text).toContain('ada@cinema.example À confirmer')
    expect(shown.html).toContain('value="Lovelace"')
    const saved = await accountPages.send('fr', '/fr/profile', session, {
      what: 'names',
      firstName: 'Augusta',
      lastName: 'King',
      language: 'en',
    })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/fr/profile?done=saved'])
    expect((await accountPages.visit('fr', '/fr/profile?done=saved', { session })).text).toContain(
      'C’est enregistré.',
    )
    expect(await stage.accounts.account('fr', account.id)).toMatchObject({
      firstName: 'Augusta',
      lastName: 'King',
      language: 'en',
    })
    const wrong = await accountPages.send('fr', '/fr/profile', session, {
      what: 'names',
      firstName: '',
      lastName: '<b>',
      language: 'xx',
    })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('href="#firstName"')
    expect(wrong.html).toContain('value="&lt;b&gt;"')
  })

  test('resends the confirmation within a limit, and reports a confirmed address', async () => {
    const { session } = await newClient(stage.accounts)
    const send = () => accountPages.send('tn', '/fr/profile', session, { what: 'resend' })
    expect((await send()).headers.get('location')).toBe('/fr/profile?done=sent')
    const { token, count } = await mailed(stage.accounts, 'confirm')
    expect(count).toBe(2)
    for (let times = 0; times < 4; times += 1) await send()
    const often = await send()
    expect([often.status, often.text.includes('dans 60 minutes')]).toEqual([429, true])
    await stage.accounts.confirmEmail(place, token)
    const { text, html } = await accountPages.visit('tn', '/fr/profile', { session })
    expect([text.includes('ada@cinema.example Confirmée'), html.includes('value="resend"')]).toEqual([
      true,
      false,
    ])
  })

  test('changes the e-mail address with the password, by a link', async () => {
    const { account, session } = await confirmedClient(stage.accounts)
    const change = (email: string, currentOfEmail: string) =>
      accountPages.send('tn', '/fr/profile', session, { what: 'email', email, currentOfEmail })
    const wrong = await change('new@cinema.example', 'not mine')
    expect([wrong.status, wrong.text.includes('Ce n’est pas votre mot de passe actuel.')]).toEqual([
      422,
      true,
    ])
    expect(wrong.html).toContain('value="new@cinema.example"')
    const same = await change(ada.email, ada.password)
    expect([same.status, same.text.includes('C’est déjà votre adresse.')]).toEqual([422, true])
    const sent = await change('new@cinema.example', ada.password)
    expect(sent.headers.get('location')).toBe('/fr/profile?done=email')
    const { facts } = await mailed(stage.accounts, 'newEmail')
    const { pathname, search } = new URL(String(facts.href))
    expect((await accountPages.send('tn', pathname + search, session, {})).headers.get('location')).toBe(
      '/fr/validate?done=1',
    )
    expect((await stage.accounts.account('tn', account.id))?.email).toBe('new@cinema.example')
  })

  test('changes the password with the old one, and signs out other devices', async () => {
    const { accounts } = stage
    const { account, session } = await confirmedClient(accounts)
    const other = await accounts.startSession('tn', account.id)
    const change = (current: string, password: string) =>
      accountPages.send('tn', '/fr/profile', session, { what: 'password', current, password })
    const wrong = await change('not mine', 'une autre phrase')
    expect([wrong.status, wrong.text.includes('Ce n’est pas votre mot de passe actuel.')]).toEqual([
      422,
      true,
    ])
    expect((await change(ada.password, 'motdepasse')).text).toContain(
      'Ce mot de passe est trop facile à deviner',
    )
    expect((await change(ada.password, 'court')).text).toContain('Ce mot de passe est trop court')
    expect((await change(ada.password, 'une autre phrase')).headers.get('location')).toBe(
      '/fr/profile?done=password',
    )
    expect(await accounts.session('tn', session)).not.toBeNull()
    expect(await accounts.session('tn', other)).toBeNull()
    expect((await mailed(accounts, 'passwordChanged')).count).toBe(1)
    for (let times = 0; times < 10; times += 1) await change('not mine', 'encore une phrase')
    const tooMany = await change('une autre phrase', 'encore une phrase')
    expect([tooMany.status, tooMany.text.includes('attendez 15 minutes')]).toEqual([429, true])
    expect(tooMany.html).not.toContain('encore une phrase')
  })

  test('signs out everywhere: ends every session and clears this browser’s cookies', async () => {
    const { accounts } = stage
    const { account, session } = await newClient(accounts)
    const other = await accounts.startSession('tn', account.id)
    const response = await accountPages.send('tn', '/fr/profile', session, { what: 'everywhere' })
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://tn.localhost:3000/fr'])
    expect(response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(3)
    expect([await accounts.session('tn', session), await accounts.session('tn', other)]).toEqual([null, null])
    expect(stage.forgotten).toEqual([account.id])
  })

  test('offers no password to clients of an outside provider', async () => {
    const { id } = await stage.accounts.accountOfSubject(place, {
      issuer: 'https://id.example/',
      sub: '1',
      email: 'eve@cinema.example',
      emailVerified: true,
      familyName: 'Eve',
      givenName: null,
    })
    const session = await stage.accounts.startSession('tn', id)
    expect((await accountPages.visit('tn', '/fr/profile', { session })).html).not.toContain('type="password"')
    expect((await accountPages.visit('tn', '/fr/data', { session })).html).not.toContain('type="password"')
    const gone = await accountPages.send('tn', '/fr/data', session, { what: 'delete', sure: 'on' })
    expect([gone.status, await stage.accounts.account('tn', id)]).toEqual([303, null])
  })
})

describe('an unconfirmed address', () => {
  const order = { what: 'confirm', show: 'heron', cinema: 'cinema-0', time: '2026-11-20T14:00', seats: '2' }

  test('orders nothing, and is told to confirm first', async () => {
    const { account, session } = await newClient(stage.accounts, {}, fr)
    const path = '/fr/order?show=heron&cinema=cinema-0&time=2026-11-20T14:00'
    const shown = await accountPages.visit('fr', path, { session })
    expect([shown.status, shown.text.includes('Confirmez d’abord votre adresse')]).toEqual([403, true])
    expect(shown.html).toContain(`href="/fr/validate?back=${encodeURIComponent(path)}"`)
    expect((await accountPages.send('fr', '/fr/order', session, order)).status).toBe(403)
    expect((await accountPages.send('fr', '/fr/order', session, { what: 'plan', plan: 'duo' })).status).toBe(
      403,
    )
    expect(await stage.accounts.bookings('fr', account.id)).toEqual([])
  })

  test.each(['', '?framed=1'])(
    'can be changed, and the client can sign out, on validate%s',
    async (query) => {
      const { account, session } = await newClient(stage.accounts, {}, fr)
      const page = await accountPages.visit('fr', `/fr/validate${query}`, { session })
      expect(page.html).toMatch(/action="\/fr\/sign-out"[^]*Se déconnecter/)
      await accountPages.send('fr', `/fr/validate${query}`, session, {
        what: 'address',
        email: 'right@cinema.example',
      })
      expect((await stage.accounts.account('fr', account.id))?.email).toBe('right@cinema.example')
      expect((await accountPages.send('fr', '/fr/sign-out', session, {})).status).toBe(303)
      expect(await stage.accounts.session('fr', session)).toBeNull()
    },
  )
})

describe('bookings', () => {
  test('link to the programme if there are none', async () => {
    const { session } = await confirmedClient(stage.accounts, {}, fr)
    expect((await accountPages.visit('fr', '/fr/bookings', { session })).html).toContain(
      'href="http://fr.localhost:3000/films"',
    )
  })

  test('have the site’s current names, else the saved ones, in the site’s time and the page’s language', async () => {
    const { account, session } = await confirmedClient(stage.accounts, {}, fr)
    await booked(stage.accounts, fr, account.id, booking({ places: ['F7', 'F8'] }))
    await booked(
      stage.accounts,
      fr,
      account.id,
      booking({ show: 'gone', cinema: 'gone', startsAt: '2026-11-21T20:30', seats: 1 }),
    )
    await booked(stage.accounts, fr, account.id, booking({ startsAt: '2026-11-20T12:00', showTitle: 'past' }))
    const { html, text } = await accountPages.visit('fr', '/fr/bookings', { session })
    expect(text).toContain(
      'Le héron mécanique Vendredi 20 novembre 2026 à 14:00 Le cinema-0 VF Salle 7 2 places F7, F8',
    )
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

  test('have their saved names while the programme is unreachable', async () => {
    const { account, session } = await confirmedClient(stage.accounts, {}, fr)
    await booked(stage.accounts, fr, account.id, booking())
    accountPages.source.down = true
    const { status, text } = await accountPages.visit('fr', '/fr/bookings', { session })
    expect([status, text.includes('Kept title')]).toEqual([200, true])
  })

  test('are cancelled in two steps, once, with a mail', async () => {
    const { account, session } = await confirmedClient(stage.accounts, {}, fr)
    const { id } = await booked(stage.accounts, fr, account.id, booking())
    const question = await accountPages.visit('fr', `/fr/bookings?cancel=${id}`, { session })
    expect(question.text).toContain('Annuler cette réservation ?')
    expect(await stage.accounts.bookings('fr', account.id)).toMatchObject([{ cancelledAt: null }])
    const done = await accountPages.send('fr', '/fr/bookings', session, { what: 'cancel', booking: id })
    expect(done.headers.get('location')).toBe('/fr/bookings?done=cancelled')
    expect(await stage.accounts.bookings('fr', account.id)).toMatchObject([
      { cancelledAt: stage.now.toISOString() },
    ])
    expect(
      (await accountPages.send('fr', '/fr/bookings', session, { what: 'cancel', booking: id })).status,
    ).toBe(404)
    expect((await mailed(stage.accounts, 'bookingCancelled', fr)).count).toBe(1)
  })

  test('cannot be cancelled once the showtime has begun', async () => {
    const { account, session } = await confirmedClient(stage.accounts, {}, fr)
    const { id } = await booked(stage.accounts, fr, account.id, booking())
    stage.pass(120)
    for (const response of [
      await accountPages.visit('fr', `/fr/bookings?cancel=${id}`, { session }),
      await accountPages.send('fr', '/fr/bookings', session, { what: 'cancel', booking: id }),
    ])
      expect([response.status, response.text.includes('La séance a commencé')]).toEqual([409, true])
    expect(await stage.accounts.bookings('fr', account.id)).toMatchObject([{ cancelledAt: null }])
  })

  test('of another client are neither shown nor cancelled', async () => {
    const { account } = await confirmedClient(stage.accounts, {}, fr)
    const { id } = await booked(stage.accounts, fr, account.id, booking())
    const { session } = await confirmedClient(stage.accounts, bob, fr)
    expect((await accountPages.visit('fr', '/fr/bookings', { session })).text).not.toContain('héron')
    const question = await accountPages.visit('fr', `/fr/bookings?cancel=${id}`, { session })
    expect([question.status, question.text.includes('héron')]).toEqual([404, false])
    expect(
      (await accountPages.send('fr', '/fr/bookings', session, { what: 'cancel', booking: id })).status,
    ).toBe(404)
    expect(await stage.accounts.bookings('fr', account.id)).toMatchObject([{ cancelledAt: null }])
  })
})
