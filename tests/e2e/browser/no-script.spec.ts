import { expect, type Page, test } from '@playwright/test'
import type { RouteKind } from '#config/routes.ts'
import type { SiteId } from '#config/sites.ts'
import { bookableShowtime } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { alike, pagesOfEachKind, type SamplePage } from '../sample.ts'

test.use({ javaScriptEnabled: false })

/** Kinds that always have days and filters; a film has them while it is playing. */
const dated: readonly RouteKind[] = ['cinema', 'cinemaLight', 'cinemas']
const filtered: readonly RouteKind[] = ['shows', 'entertainments', 'cinemas']

async function read(page: Page, site: SiteId, { kind, path }: SamplePage): Promise<void> {
  await page.goto(originOf(site) + path)
  await expect(page.locator('h1'), path).toHaveCount(1)
  await expect(page.locator('h1'), path).toBeVisible()
  await expect(page.locator('.js:visible'), `${path}: controls that need a script`).toHaveCount(0)
  const text = await page.locator('main').innerText()
  expect(text.length, `${path}: something to read`).toBeGreaterThan(60)
  const days = page.locator('a:is(.day, .calendar__day):not([aria-current])')
  if (dated.includes(kind) || (await days.count()) > 0) {
    await expect(days.filter({ visible: true }).first(), `${path}: another day`).toBeVisible()
    await expect(days.first()).toHaveAttribute('href', /\/filters\/.*date-\d{4}-\d\d-\d\d/)
  }
  const drop = page.locator('.drop').first()
  if (filtered.includes(kind) || (await drop.count()) > 0) {
    const all = page.locator('.filters__all > summary')
    if (await all.isVisible()) await all.click()
    await drop.locator('summary').click()
    await expect(drop.locator('a.check').first(), `${path}: filters`).toBeVisible()
  }
  // All pages have the same.
  if (kind === 'home') {
    for (const column of await page.locator('.footer__col').all()) {
      if (!(await column.locator('a').first().isVisible())) await column.locator('summary').click()
      await expect(column.locator('a').first(), `${path}: footer`).toBeVisible()
    }
  }
}

for (const [site, language] of [
  ['fr', 'fr'],
  ['ch', 'de'],
] as const) {
  for (const width of [390, 1440]) {
    const isFirst = site === 'fr' && width === 390
    test(`${site}: every ${isFirst ? 'view' : 'kind of page'} in ${language} is usable at ${width} px`, {
      tag: isFirst ? [] : '@exhaustive',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const pages = (await pagesOfEachKind(site, language)).filter(
        ({ kind }) => !isFirst || !alike.includes(kind),
      )
      expect(pages.length).toBeGreaterThan(8)
      test.setTimeout(20_000 + pages.length * 6_000)
      for (const each of pages) await read(page, site, each)
    })
  }
}

test('tabs link to their lists on the page, and a link below the first films to all of them', async ({
  page,
}) => {
  await page.goto(`${originOf('fr')}/films`)
  const cardsOf = (fragment: string) => page.locator(`#${fragment}`).getByRole('article')
  for (const fragment of ['avant-premieres', 'prochainement', 'a-l-affiche']) {
    await page.locator(`.tab[href="#${fragment}"]`).click()
    await expect(cardsOf(fragment).first()).toBeInViewport()
  }
  const cards = cardsOf('a-l-affiche')
  const count = Number(await page.locator('.tab[href="#a-l-affiche"] small').textContent())
  expect(await cards.count()).toBeLessThan(count)
  await expect(page.locator('.card-space').first()).toBeHidden()
  await page
    .locator('#a-l-affiche')
    .getByRole('link', { name: /^Voir les/ })
    .click()
  await expect(page).toHaveURL(/view=all/)
  await expect(cards).toHaveCount(count)
})

test('the finder leads to the film at that cinema on that day, a time to its booking', {
  tag: '@quick',
}, async ({ page }) => {
  const { show, cinema, date } = await bookableShowtime('fr')
  const choice = await requestSite('fr', `/films?film=${show.slug}&cinema=${cinema}&date=${date}`)
  const address = `/films/${show.slug}/filters/date-${date},localisation-${cinema}`
  expect([choice.status, choice.headers.location]).toEqual([301, address])
  await page.goto(originOf('fr'))
  await page.getByRole('combobox', { name: 'Film', exact: true }).selectOption(show.slug)
  await page.getByRole('combobox', { name: 'Cinéma', exact: true }).selectOption(cinema)
  await page.getByRole('combobox', { name: 'Jour', exact: true }).selectOption(date)
  await page.getByRole('button', { name: 'Voir les séances' }).click()
  await expect(page).toHaveURL(originOf('fr') + address)
  await expect(page.getByRole('complementary', { name: 'Vos cookies, votre choix' })).toBeHidden()
  await page
    .getByRole('region', { name: /^Séances/ })
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\?/)
  await expect(page.getByRole('main')).toContainText(/\d\s€/)
  const names = (await page.context().cookies(originOf('fr'))).map(({ name }) => name)
  expect(names, 'nothing is stored').toEqual(['consent'])
})
