import { expect, type Page } from '@playwright/test'
import { routes } from '../../../config/routes.ts'
import type { DataLayerEvent } from '../../../src/analytics/events.ts'
import { decided, undecided } from '../consent-state.ts'
import { bookableScreening, showWith } from '../content.ts'
import { originOf } from '../http.ts'
import { desktop, open, phone, test, unwatched } from '../visitor.ts'

const recorded = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: DataLayerEvent[] }).dataLayer ?? [])
const views = async (page: Page) => (await recorded(page)).filter(({ event }) => event === 'virtualPageview')
const selections = async (page: Page) => (await recorded(page)).filter(({ event }) => event === 'select_promotion')

const sender = { country: 'FR', platform_type: 'web-desktop' } as const
const view = {
  event: 'virtualPageview',
  ...sender,
  language: 'fr',
  site_env: 'development',
  page_error: null,
  private_mode: false,
  show: null,
} as const

/** Stays on the page that a link would leave, so that its record can be read. */
const stayOnPage = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true })
  })

test.describe('with consent to statistics', () => {
  test.use({ ...desktop, storageState: decided('statistics') })

  test('each page that is navigated to is recorded, once', async ({ page }) => {
    await open(page, originOf('fr'))
    await expect.poll(() => recorded(page)).toEqual([{ ...view, page_name: 'home', page_category: routes.home.pageType }])
    await page.locator('.menu a, header a').filter({ hasText: 'Cinémas' }).first().click()
    await expect.poll(() => views(page)).toHaveLength(2)
    expect((await views(page)).at(-1)).toEqual({ ...view, page_name: 'cinemas', page_category: routes.cinemas.pageType })
    await page.goBack()
    await expect.poll(() => views(page)).toHaveLength(3)
    expect((await views(page)).at(-1)).toMatchObject({ page_name: 'home' })
    await page.waitForTimeout(300)
    expect(await recorded(page)).toHaveLength(3)
  })

  test('a film brings its fields, with those of the flags of the site', async ({ page }) => {
    const { slug } = await showWith('fr', ({ isMovie }) => isMovie)
    await open(page, `${originOf('fr')}/films/${slug}`)
    await expect.poll(() => views(page)).toHaveLength(1)
    const [seen] = await views(page)
    expect(seen).toMatchObject({ page_name: 'show', page_category: 'Movie', show: { slug } })
    const { show } = seen as unknown as { show: Record<string, unknown> }
    expect(show.title).toEqual(expect.any(String))
    for (const field of [
      'reference',
      'originalTitle',
      'nationality',
      'visa',
      'next24ShowtimesCount',
      'directors',
      'actors',
      'wishlist',
      'releases',
      'categories',
    ]) {
      expect(show, field).toHaveProperty(field)
    }
    for (const field of ['copiesCount', 'has4dx', 'hasDolby']) expect(show, `${field} is on in France`).toHaveProperty(field)
  })

  test('a showtime selects its ticket', async ({ page }) => {
    const { show, cinema, start } = await bookableScreening('fr')
    await open(page, `${originOf('fr')}/cinemas/${cinema}/filters/date-${start.slice(0, 10)}`)
    await expect.poll(() => views(page)).toHaveLength(1)
    await stayOnPage(page)
    await page.locator(`a.time[href*="show=${show.slug}&"]:has(time[datetime^="${start}"])`).first().click()
    expect(await selections(page)).toEqual([
      {
        event: 'select_promotion',
        ...sender,
        promotion_name: show.title,
        creative_name: `showtime ${start.slice(11)}`,
        items: [{ item_name: show.title, item_id: show.slug, item_category: 'ticket' }],
      },
    ])
  })

  test('on a film’s page the ticket has the source’s reference', async ({ page }) => {
    const { show, cinema, start } = await bookableScreening('fr')
    await open(page, `${originOf('fr')}/films/${show.slug}/filters/date-${start.slice(0, 10)},localisation-${cinema}`)
    await expect.poll(() => views(page)).toHaveLength(1)
    const tracked = ((await views(page))[0] as { show: { title: string; reference: string | null } }).show
    await stayOnPage(page)
    await page.locator('a.time').first().click()
    const [selected] = await selections(page)
    expect(selected).toMatchObject({ items: [{ item_name: tracked.title, item_id: tracked.reference ?? show.slug, item_category: 'ticket' }] })
  })

  test('a promotion names itself and its place', async ({ page }) => {
    await open(page, originOf('fr'))
    await expect.poll(() => views(page)).toHaveLength(1)
    await stayOnPage(page)
    const links = page.locator('[data-promotion] :is(.tile, .offer) a')
    if ((await links.count()) === 0) {
      // Where no promotion of the demonstration leads anywhere yet, one is made to.
      await page.evaluate(() => {
        const title = document.querySelector('[data-promotion] :is(.tile, .offer) h3')
        if (title) title.innerHTML = `<a href="/offres/test">${title.textContent}</a>`
      })
    }
    const link = links.first()
    const name = ((await link.textContent()) ?? '').replaceAll('\u00ad', '').trim()
    const creative = await link.evaluate((element) => element.closest<HTMLElement>('[data-promotion]')?.dataset.promotion)
    await link.click()
    expect(await selections(page)).toEqual([
      { event: 'select_promotion', ...sender, promotion_name: name, creative_name: creative, items: expect.any(Array) },
    ])
  })
})

test.describe('without consent', () => {
  test.use({ ...desktop, storageState: decided('functional', 'marketing') })

  test('other categories do not count: nothing is recorded, and its code is not fetched', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await open(page, originOf('fr'))
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(scripts.filter((url) => /\/record-/.test(url))).toEqual([])
  })
})

test.describe('on the first visit', () => {
  test.use({ ...phone, storageState: undecided })

  test('the page in view is recorded once consent is given, and no page before it', async ({ page }) => {
    await open(page, originOf('fr'))
    await page.locator('.card h3 a').first().click()
    await expect(page).toHaveURL(/\/films\//)
    await expect(page.locator('.show-page h1')).toBeVisible()
    expect(await recorded(page)).toEqual([])
    await page.locator('.consent .btn').last().click()
    await expect.poll(() => recorded(page), { timeout: 20_000 }).toHaveLength(1)
    expect((await recorded(page))[0]).toMatchObject({
      ...view,
      platform_type: 'web-mobile',
      page_name: 'show',
      page_category: 'Movie',
      show: expect.any(Object),
    })
  })
})

unwatched.describe('a page that is not there', () => {
  unwatched.use({ ...desktop, storageState: decided('statistics') })

  for (const [what, path, page_error] of [
    ['an unknown address', '/nowhere', '404'],
    ['an unknown film', '/films/no-such-film', '404'],
    ['what is gone', '/410_GONE?errorCode=410', '410'],
  ] as const) {
    unwatched(`${what} is a page with the error ${page_error}`, async ({ page }) => {
      await page.goto(originOf('fr') + path)
      await expect.poll(() => views(page)).toEqual([{ ...view, page_name: 'notFound', page_category: 'NotFound', page_error }])
    })
  }
})
