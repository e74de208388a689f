import { describe, expect, test } from 'vitest'
import { clientPagesOfEachTest } from './account-pages-stage.ts'
import { ada, frPlace as fr } from './set-up-accounts.ts'

const { stage, client, source, visit, send } = clientPagesOfEachTest()

test('wishlist and ratings link to the site, and can be removed', async () => {
  const { accounts } = stage
  expect((await visit('/fr/films')).text).toContain('Tout reste à voir')
  await accounts.savedItems.setIntention('fr', client.id, 'heron', true)
  await accounts.savedItems.setIntention('fr', client.id, 'un-film-perdu', true)
  await accounts.savedItems.setEmotion('fr', client.id, 'orbit', 'loved')
  const { html, text } = await visit('/fr/films')
  expect(html).toContain('href="http://fr.localhost:3000/films/heron"')
  expect(text).toMatch(/Un film perdu Plus au programme .*Le héron mécanique.*La neuvième orbite Adoré/)
  await send('/fr/films', { what: 'wish', item: 'un-film-perdu' })
  const done = await send('/fr/films', { what: 'rating', item: 'orbit' })
  expect(done.headers.get('location')).toBe('/fr/films?done=rating')
  expect(await accounts.savedItems.list('fr', client.id)).toMatchObject({ wishlist: ['heron'], emotions: {} })
})

test('favourites are listed newest first with the limit, and can be removed', async () => {
  const { accounts } = stage
  const empty = await visit('/fr/favourites')
  expect(empty.text).toContain('Choisissez jusqu’à 5 cinémas')
  expect(empty.html).toContain('href="http://fr.localhost:3000/cinemas"')
  for (const cinema of ['cinema-0', 'cinema-1'])
    await accounts.savedItems.addFavourite('fr', client.id, cinema)
  const { html, text } = await visit('/fr/favourites')
  expect(text).toMatch(/2 sur 5 .*Le cinema-1.*Le cinema-0/)
  expect(html).toContain('href="http://fr.localhost:3000/cinemas/cinema-1"')
  const removed = await send('/fr/favourites', { what: 'remove', item: 'cinema-1' })
  expect(removed.headers.get('location')).toBe('/fr/favourites?done=removed')
  expect((await accounts.savedItems.list('fr', client.id)).favouriteCinemas).toEqual(['cinema-0'])
})

describe('benefits', () => {
  test('link to the subscriptions only where the site sells them', async () => {
    await stage.accounts.profiles.changeConsents('fr', client.id, { newsletter: false, mailConsent: false })
    const { html, text } = await visit('/fr/benefits')
    expect(html).toContain('href="http://fr.localhost:3000/cinepass"')
    expect(text).not.toContain('Votre newsletter')
    const off = await visit('/fr/benefits', { flags: { cinepass: false } })
    expect(off.html).not.toContain('/cinepass')
    expect(off.text).toContain('Votre abonnement et votre statut de fidélité apparaîtront ici.')
  })

  test('show the plan with its options, the planned change, the other plans, the level and the newsletter', async () => {
    await stage.accounts.memberships.order(fr, client.id, { plan: 'duo', options: { snack: 2 } })
    await stage.accounts.memberships.order(fr, client.id, { plan: 'solo', options: {} })
    const { text, html } = await visit('/fr/benefits')
    expect(text).toContain('Votre abonnement CinéPass À deux Depuis le 20 novembre 2026 2 × Pop-corn')
    expect(text.replaceAll(/\s/g, ' ')).toContain('À partir du 20 décembre 2026 : Solo')
    expect(html).toContain('href="/fr/order?plan=young"')
    expect(html).not.toContain('href="/fr/order?plan=solo"')
    expect(text).toContain('Votre statut de fidélité Argent 5 points · encore 10 points pour le statut Or')
    expect(text).toContain('Votre newsletter')
  })
})

test('consents are two switches; an unticked one is saved as off', async () => {
  const { html } = await visit('/en/consents')
  expect(html).toMatch(/name="newsletter"[^>]*checked/)
  expect(html).not.toMatch(/name="mailConsent"[^>]*checked/)
  expect(html).toContain('href="http://fr.localhost:3000/en#cookies"')
  await send('/en/consents', { what: 'save', mailConsent: 'on' })
  const saved = { newsletter: false, mailConsent: true }
  expect(await stage.accounts.profiles.account('fr', client.id)).toMatchObject(saved)
})

describe('data', () => {
  test('are downloaded as an uncached file', async () => {
    await stage.accounts.savedItems.setIntention('fr', client.id, 'heron', true)
    const { status, html, headers } = await visit('/fr/data?file=json')
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="marquee-fr-2026-11-20.json"',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(html)).toMatchObject({ account: { email: ada.email }, wishlist: ['heron'] })
  })

  test('are deleted after the password and a tick, confirmed by a mail and a page', async () => {
    const remove = (form: Readonly<Record<string, string>>) => send('/fr/data', { what: 'delete', ...form })
    const unsure = await remove({ password: ada.password })
    expect([unsure.status, unsure.html.includes('href="#sure"')]).toEqual([422, true])
    const wrong = await remove({ password: 'not mine', sure: 'on' })
    expect(wrong.text).toContain('Ce n’est pas votre mot de passe actuel.')
    const done = await remove({ password: ada.password, sure: 'on' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/goodbye'])
    expect(done.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(3)
    expect(await stage.accounts.profiles.account('fr', client.id)).toBeNull()
    expect((await visit('/fr/goodbye')).text).toContain('Votre compte est supprimé')
  })
})

describe('an order', () => {
  const ordered = { show: 'heron', cinema: 'cinema-0', time: '2026-11-20T14:00' }
  const address = (more: Readonly<Record<string, string>> = {}) =>
    `/fr/order?${new URLSearchParams({ ...ordered, ...more })}`
  const order = '0d0c5f6e-6c1c-4f0e-9f43-0f1f5b8a7c11'
  const form = { ...ordered, what: 'confirm', version: 'vf', seats: '3', order }

  test('names the showtime, the price of a seat with the supplement of its format, and the total', async () => {
    const dearer = await visit(address({ time: '2026-11-20T16:30', seats: '2' }))
    expect(dearer.text.replaceAll(/\s/g, ' ')).toContain('Par place 16,50 € Total 33,00 €')
    const { status, text } = await visit(address({ seats: '3', version: 'vf' }))
    expect(status).toBe(200)
    expect(text.replaceAll(/\s/g, ' ')).toContain(
      'Film Le héron mécanique Cinéma Le cinema-0 Date Vendredi 20 novembre 2026 Heure 14:00, fin vers 16:05 · Film vers 14:18 Version VF Salle 7 Par place 12,50 € Total 37,50 €',
    )
  })

  test('has an id of its own in every form, so that ordering again is another booking', async () => {
    const idOf = async () => /name="order" value="([^"]+)"/.exec((await visit(address())).html)?.[1] ?? ''
    const [first, second] = [await idOf(), await idOf()]
    for (const order of [first, first, second]) {
      const done = await send('/fr/order', { ...form, order })
      expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/bookings?done=booked'])
    }
    const names = { show: 'heron', showTitle: 'Le héron mécanique', cinemaName: 'Le cinema-0' }
    const one = { ...names, startsAt: '2026-11-20T14:00', version: 'VF', auditorium: '7', seats: 3 }
    expect(await stage.accounts.bookings.list('fr', client.id)).toMatchObject([one, one])
  })

  test('for another number of seats is shown again, and books nothing', async () => {
    for (const seats of ['0', '11', '-1', '2.5', 'two', '']) {
      const { status, text } = await send('/fr/order', { ...form, seats })
      expect([seats, status, text.includes('Choisissez de 1 à 10 places.')]).toEqual([seats, 422, true])
    }
    const response = await send('/fr/order', { ...form, seats: '4', update: '1' })
    const next = '/fr/order?show=heron&cinema=cinema-0&time=2026-11-20T14%3A00&version=vf&seats=4'
    expect(response.headers.get('location')).toBe(next)
    expect(await stage.accounts.bookings.list('fr', client.id)).toEqual([])
  })

  test.each([
    ['of an unknown film', { show: 'nothing' }, 404, 'Cette séance est introuvable'],
    ['of an unknown cinema', { cinema: 'nowhere' }, 404, 'Cette séance est introuvable'],
    ['at another time', { time: '2026-11-20T15:00' }, 404, 'Cette séance est introuvable'],
    ['in another version', { version: 'vost' }, 404, 'Cette séance est introuvable'],
    ['at no time at all', { time: 'tonight' }, 404, 'Cette séance est introuvable'],
    ['that has begun', { time: '2026-11-20T11:30' }, 409, 'La séance a déjà commencé'],
    ['that is sold out', { time: '2026-11-20T18:00' }, 409, 'La séance est complète'],
    ['that is not on sale', { time: '2026-11-20T20:00' }, 409, 'La vente de cette séance est close'],
  ])('a showtime %s cannot be ordered', async (_, change, status, words) => {
    for (const response of [await visit(address(change)), await send('/fr/order', { ...form, ...change })]) {
      expect([response.status, response.text]).toEqual([status, expect.stringContaining(words)])
      expect(response.html).toContain('href="http://fr.localhost:3000/films"')
    }
    expect(await stage.accounts.bookings.list('fr', client.id)).toEqual([])
  })

  test('books nothing while the programme is unreachable', async () => {
    source().down = true
    expect((await send('/fr/order', form)).status).toBe(503)
    expect(await stage.accounts.bookings.list('fr', client.id)).toEqual([])
  })
})
