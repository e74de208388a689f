import { expect, type Page } from '@playwright/test'
import { type AccountClient, clientOriginOf, password, signedIn } from '../account-client.ts'
import { bookableShowtime, showWith } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { faultsForReaders, faultsInView, watch } from '../inspect.ts'
import { desktop, phone, unwatched as test } from '../visitor.ts'

const accountPages = {
  fr: ['profile', 'bookings', 'films', 'reminders', 'benefits', 'favourites', 'consents', 'data'],
  tn: ['profile', 'bookings', 'films', 'reminders', 'consents', 'data'],
} as const

type AccountSite = keyof typeof accountPages

const accountPageAt = (site: AccountSite, name: string) => `${clientOriginOf(site)}/fr/${name}`

async function orderAddress(
  site: AccountSite,
): Promise<{ readonly address: string; readonly title: string }> {
  const { show, cinema, start } = await bookableShowtime(site)
  return {
    address: `${accountPageAt(site, 'order')}?${new URLSearchParams({ show: show.slug, cinema, time: start })}`,
    title: show.title,
  }
}

/** Gives every account page content: an upcoming booking, a film on the wishlist, a rating, a favourite. */
async function furnish(site: AccountSite, { accounts, id, place }: AccountClient): Promise<void> {
  const { show, cinema, start } = await bookableShowtime(site)
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
  await accounts.book(place, id, { ...booked, startsAt: start })
  await accounts.book(place, id, { ...booked, startsAt: '2026-01-01T20:30' })
  await accounts.setIntention(site, id, film.slug, true)
  await accounts.setEmotion(site, id, film.slug, 'loved')
  await accounts.addFavourite(site, id, cinema)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

for (const [device, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(device, () => {
    test.use(size)

    for (const site of ['fr', 'tn'] as const) {
      test(`${site}: every account page, empty and filled, has no faults in either theme`, async ({
        page,
        context,
      }) => {
        test.setTimeout(180_000)
        const client = await signedIn(context, site)
        const errors = await watch(page)
        const { address } = await orderAddress(site)
        for (const furnished of [false, true]) {
          if (furnished) await furnish(site, client)
          for (const accountPage of [
            ...accountPages[site].map((name) => accountPageAt(site, name)),
            ...(furnished ? [address] : []),
          ]) {
            await page.goto(accountPage)
            await expect(page.getByRole('heading', { level: 1 }), accountPage).toBeVisible()
            expect(await faultsInView(page, errors), accountPage).toEqual([])
            expect(await faultsForReaders(page, ['light', 'dark']), accountPage).toEqual([])
          }
        }
        const links = await page
          .getByRole('navigation', { name: 'Votre espace client' })
          .getByRole('link')
          .all()
        expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(
          accountPages[site].map((name) => `/fr/${name}`),
        )
        await client.close()
      })
    }
  })
}

test('a showtime on the site leads to an order, a booking and its cancellation', async ({
  page,
  context,
}) => {
  const client = await signedIn(context, 'fr')
  const { show, cinema, start } = await bookableShowtime('fr')
  await page.goto(
    `${originOf('fr')}/booking?${new URLSearchParams({ show: show.slug, cinema, time: start })}`,
  )
  await page.getByRole('link', { name: 'Commander avec mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre commande')
  await page.getByLabel('Nombre de places').selectOption('4')
  // The number of seats chooses the best ones.
  await expect(page).toHaveURL(/seats=4/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await button(page, 'Confirmer la commande').click()
  await expect(page.getByRole('status')).toContainText('C’est réservé')
  await expect(page.getByRole('heading', { level: 3, name: show.title })).toBeVisible()
  await expect(page.locator('.account-ticket')).toContainText('4 places')
  await page.getByRole('link', { name: /^Annuler la réservation/ }).click()
  await button(page, 'Oui, annuler').click()
  await expect(page.getByRole('status')).toContainText('annulée')
  await expect(page.locator('.account-ticket')).toContainText('Annulée')
  expect(
    (await client.accounts.bookings('fr', client.id)).map(({ seats, cancelledAt }) => [
      seats,
      cancelledAt !== null,
    ]),
  ).toEqual([[4, true]])
  await client.close()
})

test('a booking links to its calendar file and to the page of its film', async ({ page, context }) => {
  const client = await signedIn(context, 'fr')
  await furnish('fr', client)
  await page.goto(accountPageAt('fr', 'bookings'))
  const href = (await page.getByRole('link', { name: /^Ajouter à mon agenda/ }).getAttribute('href')) ?? ''
  const file = await requestSite('fr', new URL(href).pathname)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  await page.locator('.account-ticket h3 a').first().click()
  await expect(page).toHaveURL(new RegExp(`^${originOf('fr')}/`))
  await client.close()
})

test('the link to the cookie preferences opens them on the site', async ({ page, context }) => {
  const client = await signedIn(context, 'fr')
  await page.goto(accountPageAt('fr', 'consents'))
  await page.getByRole('link', { name: 'Régler les cookies' }).click()
  // The site may also request the confirmation of the address.
  await expect(page.getByRole('dialog', { name: 'Vos cookies, en détail' })).toBeVisible()
  await client.close()
})

test('without script a client removes a film, downloads the data and deletes the account', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const client = await signedIn(context, 'tn')
  await furnish('tn', client)
  const page = await context.newPage()
  await page.goto(accountPageAt('tn', 'films'))
  await button(page, /^Retirer de mes envies/).click()
  await expect(page.getByRole('status')).toContainText('retiré de vos envies')
  await page.goto(accountPageAt('tn', 'data'))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger mes données' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^marquee-tn-\d{4}-\d\d-\d\d\.json$/)
  await page.getByLabel('Votre mot de passe').fill(password)
  await page.getByLabel('Je comprends').check()
  await button(page, 'Supprimer définitivement').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte est supprimé')
  await page.goto(accountPageAt('tn', 'profile'))
  await expect(page).toHaveURL(/\/fr\/sign-in/)
  expect(await client.accounts.account('tn', client.id)).toBeNull()
  await client.close()
  await context.close()
})

test('a site without favourites and benefits has no such pages', async ({ page, context }) => {
  const client = await signedIn(context, 'tn')
  for (const name of ['favourites', 'benefits'])
    expect((await page.goto(accountPageAt('tn', name)))?.status()).toBe(404)
  await client.close()
})
