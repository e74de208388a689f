import { expect, type Page } from '@playwright/test'
import { showsOf } from '../content.ts'
import { originOf } from '../http.ts'
import { mockClientHost } from '../mocked-client-host.ts'
import { desktop, isSameDocument, open, unwatched as test } from '../visitor.ts'

test.use({ ...desktop, serviceWorkers: 'allow' })

/** Registered, in control, and done with the page that registered it. */
async function served(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const stored = await caches.open('marquee-pages').then((cache) => cache.keys())
          return navigator.serviceWorker.controller !== null && stored.length > 0
        }),
      { timeout: 30_000 },
    )
    .toBe(true)
}

test('a visited page opens offline, any other leads to the offline page', { tag: '@quick' }, async ({
  page,
  context,
}) => {
  await open(page, `${originOf('fr')}/films`)
  await served(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-as-of', /^\d{13}$/)
  await expect(page.getByText(/^Vous êtes hors ligne\. Dernière mise à jour\s: \d\d:\d\d$/)).toBeVisible()
  await page.goto(`${originOf('fr')}/cinemas`)
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne.' })).toBeVisible()
  await expect(page.locator('#offline-lists').getByRole('link')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('.card').first()).toBeVisible()
  await context.setOffline(false)
})

/** True once the page of the chosen cinema is stored with all that it needs. */
const hasCinema = (page: Page) =>
  page.evaluate(async () => {
    const html = await caches.match('/en/cinemas/bern-monbijou').then((copy) => copy?.text())
    const assets = html?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
    const copies = await Promise.all(assets.map((path) => caches.match(path)))
    return copies.length > 0 && copies.every(Boolean)
  })

test('films with a heart open offline though they were never visited, until the heart is removed; so does the chosen cinema', async ({
  page,
  context,
}) => {
  const origin = originOf('ch')
  const shows = await showsOf('ch')
  const saved = [shows.find(({ isMovie }) => isMovie), shows.find(({ isMovie }) => !isMovie)].flatMap(
    (show) => show ?? [],
  )
  const storedFilms = () =>
    page.evaluate(
      async (slugs) => {
        const requests = await caches.open('marquee-pages').then((cache) => cache.keys())
        return requests
          .map(({ url }) => new URL(url).pathname)
          .filter((path) => slugs.some((slug) => path.endsWith(`/${slug}`)))
          .toSorted()
      },
      saved.map(({ slug }) => slug),
    )
  await page.addInitScript(
    (list) =>
      sessionStorage.getItem('saved') ??
      (localStorage.setItem('wishlist-ch', list), sessionStorage.setItem('saved', '1')),
    JSON.stringify(saved.map(({ slug, title }) => ({ slug, title }))),
  )
  await open(page, `${origin}/en/cinemas`)
  const [film, event] = saved
  const paths = [`/en/events/${event?.slug}`, `/en/movies-events/${film?.slug}`]
  await expect.poll(storedFilms).toEqual(paths)
  await context.setOffline(true)
  const lists = page.locator('#offline-lists')
  await page.goto(`${origin}/en/showtimes`)
  await lists.getByRole('link', { name: film?.title ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(film?.title ?? '')
  await expect(page.locator('#offline-notice')).toBeVisible()
  await page.goto(`${origin}/en/movies-events/${film?.slug}/filters/localisation-bern`)
  await expect(page).toHaveURL(`${origin}/en/movies-events/${film?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(film?.title ?? '')
  await context.setOffline(false)
  await open(page, `${origin}/en/wishlist`)
  const card = page.locator('.wishes .card').filter({ hasText: film?.title ?? '' })
  await expect(card).toBeVisible()
  await context.setOffline(true)
  await card.getByRole('link').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(film?.title ?? '')
  expect(await isSameDocument(page)).toBe(false)
  await context.setOffline(false)
  await open(page, `${origin}/en/wishlist`)
  await card.locator('.wish').click()
  await expect.poll(storedFilms).toEqual(paths.slice(0, 1))

  await page.evaluate(() => {
    document.cookie = 'locator=chosen; path=/'
    localStorage.setItem('place', 'locator=chosen\nBern Monbijou\nbern\ncinema\nbern-monbijou')
    dispatchEvent(new Event('placechange'))
  })
  await expect.poll(() => hasCinema(page)).toBe(true)
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\. Last updated: \d\d:\d\d$/)).toBeVisible()
  await page.goto(`${origin}/en/showtimes`)
  await lists.getByRole('link', { name: /Bern Monbijou/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bern Monbijou' })).toBeVisible()
})

test('tickets of the signed-in client are on the offline page until the sign-out', async ({
  page,
  context,
}) => {
  const origin = originOf('tn')
  const host = await mockClientHost(context, 'tn')
  await host.signIn()
  await context.route('**/api/v1/accounts/me/bookings*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' },
      json: [
        {
          showTitle: 'Le Dernier Phare',
          cinemaName: 'Tunis Marine',
          startsAt: '2099-11-27T20:30',
          version: 'VOST',
          auditorium: '3',
          seats: 2,
        },
      ],
    }),
  )
  const isStored = () =>
    page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('marquee-client-')))
  await open(page, `${origin}/fr/films`)
  await expect.poll(isStored).toBe(true)
  await context.setOffline(true)
  await page.goto(`${origin}/fr/offres`)
  const tickets = page.locator('#offline-lists section').first()
  await expect(tickets.getByRole('heading')).toHaveText('Vos billets')
  await expect(tickets.getByRole('listitem')).toHaveText(
    /^Le Dernier Phare.*20:30 · Tunis Marine · VOST · Salle 3 · 2 places$/,
  )
  await context.setOffline(false)
  await context.clearCookies({ name: 'client-session' })
  await open(page, `${origin}/fr/films`)
  await expect.poll(isStored).toBe(false)
})

test('the page of the mobile app offers the installation once, where the browser has a prompt', async ({
  page,
}) => {
  await open(page, `${originOf('fr')}/app`)
  const install = page.getByRole('button', { name: 'Installer le site' })
  await expect(page.getByText('Sur iPhone et iPad')).toBeVisible()
  await expect(install).toHaveCount(0)
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, { prompt: async () => ({ outcome: 'dismissed' }) })
    window.sameDocument = !dispatchEvent(event)
  })
  expect(await page.evaluate(() => window.sameDocument)).toBe(true)
  await install.click()
  await expect(install).toHaveCount(0)
})
