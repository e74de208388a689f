import { expect, type Page } from '@playwright/test'
import { type AccountClient, signedIn } from '../account-client.ts'
import { bookableShowtime, showWith } from '../content.ts'
import { clientOriginOf, originOf, requestSite } from '../http.ts'
import { faultsForAxe, faultsInView, watch } from '../inspect.ts'
import { desktop, phone, unwatched as test } from '../visitor.ts'

const accountPages = {
  fr: ['profile', 'bookings', 'films', 'reminders', 'benefits', 'favourites', 'consents', 'data'],
  tn: ['profile', 'bookings', 'films', 'reminders', 'consents', 'data'],
} as const

type AccountSite = keyof typeof accountPages

const accountPageAt = (site: AccountSite, name: string) => `${clientOriginOf(originOf(site))}/fr/${name}`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Days ahead, so that no other test takes the seats of its showtime. */
const DAY = { order: 3, furnished: 4 }

async function orderAddress(site: AccountSite): Promise<string> {
  const { show, cinema, start } = await bookableShowtime(site, DAY.furnished)
  return `${accountPageAt(site, 'order')}?${new URLSearchParams({ show: show.slug, cinema, time: start })}`
}

/** Gives every account page content: an upcoming booking, a film on the wishlist, a rating, a favourite. */
async function furnish(site: AccountSite, { accounts, id, place }: AccountClient): Promise<void> {
  const { show, cinema, start } = await bookableShowtime(site, DAY.furnished)
  const film = await showWith(site, ({ isMovie }) => isMovie)
  const booked = {
    show: show.slug,
    showTitle: show.title,
    cinema,
    cinemaName: cinema,
    version: null,
    auditorium: '7',
    seats: 2,
  }
  await accounts.bookings.book(place, id, { ...booked, startsAt: start })
  await accounts.bookings.book(place, id, { ...booked, startsAt: '2026-01-01T20:30' })
  await accounts.savedItems.setIntention(site, id, film.slug, true)
  await accounts.savedItems.setEmotion(site, id, film.slug, 'loved')
  await accounts.savedItems.addFavourite(site, id, cinema)
}

for (const [site, device, size] of [
  ['fr', 'phone', phone],
  ['tn', 'desktop', desktop],
] as const) {
  test.describe(`${site}, ${device}`, {
    tag: site === 'fr' ? [] : '@exhaustive',
  }, () => {
    test.use(size)

    test('no account page, empty or filled, has a fault', async ({ page, context }) => {
      test.slow()
      const client = await signedIn(context, site)
      const errors = await watch(page)
      const isSound = async (address: string) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
        expect(await faultsInView(page, errors), address).toEqual([])
        expect(await faultsForAxe(page), address).toEqual([])
      }
      for (const name of ['bookings', 'films', 'favourites'] as const)
        if (accountPages[site].some((each) => each === name)) await isSound(accountPageAt(site, name))
      await furnish(site, client)
      for (const name of accountPages[site]) await isSound(accountPageAt(site, name))
      await isSound(await orderAddress(site))
      const links = await page
        .getByRole('navigation', { name: 'Votre espace client' })
        .getByRole('link')
        .all()
      expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(
        accountPages[site].map((name) => `/fr/${name}`),
      )
      await client.close()
    })
  })
}

test('a showtime on the site leads to an order, a booking with its calendar file, and its cancellation', {
  tag: '@quick',
}, async ({ page, context }) => {
  const client = await signedIn(context, 'fr')
  const { show, cinema, start } = await bookableShowtime('fr', DAY.order)
  const showtime = new URLSearchParams({ show: show.slug, cinema, time: start })
  await page.goto(`${originOf('fr')}/booking?${showtime}`)
  await page.getByRole('link', { name: 'Commander avec mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre commande')
  await page.getByLabel('Nombre de places').selectOption('4')
  // The number of seats chooses the best ones.
  await expect(page).toHaveURL(/seats=4/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await button(page, 'Confirmer la commande').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('C’est réservé')
  await expect(page.getByRole('heading', { level: 3, name: show.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Places\s*([A-Z]\d+, ){3}[A-Z]\d+/)
  const calendar = page.getByRole('link', { name: /^Ajouter à mon agenda/ })
  const { pathname } = new URL((await calendar.getAttribute('href')) ?? '')
  const file = await requestSite('fr', pathname)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  await page.getByRole('link', { name: /^Annuler la réservation/ }).click()
  await button(page, 'Oui, annuler').click()
  await expect(page.getByRole('status')).toContainText('annulée')
  const bookings = await client.accounts.bookings.list('fr', client.id)
  expect(bookings.map(({ seats, cancelledAt }) => [seats, cancelledAt !== null])).toEqual([[4, true]])
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: show.title }).click()
  await expect(page).toHaveURL(new RegExp(`^${originOf('fr')}/`))
  await client.close()
})
