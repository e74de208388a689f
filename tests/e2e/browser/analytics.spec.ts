import { expect, type Locator, type Page } from '@playwright/test'
import type { DataLayerEvent } from '../../../src/features/analytics/events.ts'
import { decided, undecided } from '../consent-state.ts'
import { api } from '../content.ts'
import { originOf, requestHost } from '../http.ts'
import { cardsIn, desktop, isSameDocument, open, phone, test, timesIn, titleOf } from '../visitor.ts'

/** The payload of each kind of page is proved by `tracked-pages.test.ts` and `events.test.ts`. */

const fr = originOf('fr')
const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: DataLayerEvent[] }).dataLayer ?? [])
const eventsOf = async (page: Page, name: DataLayerEvent['event']) =>
  (await recorded(page)).filter(({ event }) => event === name)
const views = (page: Page) => eventsOf(page, 'virtualPageview')
const toCinemas = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Cinémas' }).first()

const sender = { country: 'FR', platform_type: 'web-desktop' } as const
const view = {
  event: 'virtualPageview',
  ...sender,
  language: 'fr',
  site_env: 'development',
  page_error: null,
  private_mode: false,
  show: null,
  cinema: null,
  city: null,
  season: null,
  article: null,
} as const

/** Presses a link without following it, so that its record can be read. */
async function pressOnly(page: Page, link: Locator): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
  })
  await link.click()
}

const titlesOf = async (path: string) =>
  (await api<readonly { readonly title: string }[]>('fr', path)).map(({ title }) => title)

test.describe('with consent to statistics', () => {
  test.use({ ...desktop, storageState: decided('statistics') })

  test('each page is recorded once, and promotions as they are seen and pressed', async ({ page }) => {
    await open(page, `${fr}/films`)
    const films = { ...view, page_name: 'Shows', page_category: 'Shows' }
    await expect.poll(() => views(page)).toEqual([films])

    const promotion = (promotion_name: string | undefined, creative_name: string) => ({
      ...sender,
      promotion_name,
      creative_name,
      items: [],
    })
    const header = promotion((await titlesOf('pushes/header'))[0], 'header push')
    const teaser = promotion((await titlesOf('autopromos?page=films'))[0], 'films push')
    await expect
      .poll(() => eventsOf(page, 'view_promotion'))
      .toEqual([{ event: 'view_promotion', ...header }])
    const rail = page.locator('[data-promotion="films push"]')
    await cardsIn(rail).first().scrollIntoViewIfNeeded()
    await expect
      .poll(() => eventsOf(page, 'view_promotion'))
      .toContainEqual({ event: 'view_promotion', ...teaser })
    const seen = (await eventsOf(page, 'view_promotion')).map(
      (event) => 'promotion_name' in event && event.promotion_name,
    )
    expect(new Set(seen).size, 'each is seen once').toBe(seen.length)

    await pressOnly(page, cardsIn(rail).first().getByRole('link').first())
    await pressOnly(page, page.locator('.hpush').getByRole('link'))
    expect(await eventsOf(page, 'select_promotion')).toEqual([
      { event: 'select_promotion', ...teaser },
      { event: 'select_promotion', ...header },
    ])

    await toCinemas(page).click()
    const cinemas = { ...view, page_name: 'Cinemas', page_category: 'Cinemas' }
    await expect.poll(() => views(page)).toEqual([films, cinemas])
    await page.goBack()
    await expect.poll(() => views(page)).toEqual([films, cinemas, films])
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('how fast pages were', () => {
  const tn = `${originOf('tn')}/fr`
  const isMeter = (url: string) => /\/page-vitals-[^/]+\.js$/.test(url)

  test.use({ ...phone, storageState: undecided })

  test('is reported once they are left, by kind, with consent and not before', { tag: '@quick' }, async ({
    page,
  }) => {
    const counted = async () =>
      (await requestHost('localhost', '/metrics')).body.match(
        /(?<=^page_)\w+(?=_count\{site="tn",kind="shows?",device="phone",navigation="(?:load|soft)"\} 1$)/gm,
      )
    const calm = page.waitForRequest(/\/beside-page-[^/]+\.js$/)
    const meters: string[] = []
    page.on('request', (request) => isMeter(request.url()) && meters.push(request.url()))
    await open(page, `${tn}/films`)
    await (await calm).response()
    await page.waitForLoadState('networkidle')
    expect(meters).toEqual([])
    const meter = page.waitForResponse((response) => isMeter(response.url()))
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await meter
    await titleOf(cardsIn(page.getByRole('tabpanel')).first()).click()
    await expect(page.getByRole('region', { name: /^Séances/ })).toBeVisible()
    expect(await counted()).toBeNull()
    await page.goto(`${tn}/cinemas`)
    await expect
      .poll(async () => (await counted())?.toSorted())
      .toEqual(['cls', 'cls', 'inp_seconds', 'lcp_seconds', 'lcp_seconds', 'ttfb_seconds'])
  })
})

test.describe('on the first visit', () => {
  test.use({ ...phone, storageState: undecided })

  test('the page in view is recorded once consent is given, and no page before it; then a showtime as a ticket', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const isRecorder = (url: string) => /\/record-/.test(url)
    await open(page, `${fr}/films`)
    await titleOf(cardsIn(page.getByRole('tabpanel')).first()).click()
    await expect(page.getByRole('region', { name: /^Séances/ })).toBeVisible()
    const slug = new URL(page.url()).pathname.replace('/films/', '')
    expect([await recorded(page), scripts.filter(isRecorder)]).toEqual([[], []])
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(() => views(page)).toHaveLength(1)
    expect(scripts.filter(isRecorder)).toHaveLength(1)
    expect((await recorded(page))[0]).toEqual({
      ...view,
      platform_type: 'web-mobile',
      page_name: `Movie/${slug}`,
      page_category: 'Movie',
      show: expect.objectContaining({ slug }),
    })

    const time = timesIn(page.getByRole('main')).first()
    await pressOnly(page, time)
    expect(await eventsOf(page, 'select_promotion')).toMatchObject([
      {
        platform_type: 'web-mobile',
        creative_name: expect.stringMatching(/^showtime \d\d:\d\d$/),
        items: [{ item_id: slug, item_category: 'ticket' }],
      },
    ])
  })
})
