import { expect, type Page } from '@playwright/test'
import type { DataLayerEvent } from '../../../src/features/analytics/events.ts'
import { decided, undecided } from '../consent-state.ts'
import { api, bookableShowtime, showsOf } from '../content.ts'
import { originOf } from '../http.ts'
import { desktop, isSameDocument, open, phone, test, unwatched } from '../visitor.ts'

/**
 * At least one test for each event in docs/tracking.md; each compares the whole payload with the content API.
 */

const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: DataLayerEvent[] }).dataLayer ?? [])
const eventsOf = async (page: Page, name: DataLayerEvent['event']) =>
  (await recorded(page)).filter(({ event }) => event === name)
const views = (page: Page) => eventsOf(page, 'virtualPageview')
const selections = (page: Page) => eventsOf(page, 'select_promotion')
const viewed = (page: Page) => expect.poll(() => views(page)).toHaveLength(1)

const sender = { country: 'FR', platform_type: 'web-desktop' } as const
const noSubject = { show: null, cinema: null, city: null, season: null, article: null } as const
const view = {
  event: 'virtualPageview',
  ...sender,
  language: 'fr',
  site_env: 'development',
  page_error: null,
  private_mode: false,
  ...noSubject,
} as const

/** Prevents a link from leaving the page, so that its record can be read. */
const stayOnPage = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true })
  })

interface Tracked {
  readonly slug: string
  readonly trackingSlug: string
}

interface TrackedShow {
  readonly slug: string
  readonly title: string
  readonly titleTracking: string | null
  readonly refHubble: string | null
  readonly showRef: string | null
  readonly originalTitle: string | null
  readonly nationalityTracking: string | null
  readonly visaHubble: string | null
  readonly copiesCount: number | null
  readonly directors: string | null
  readonly actors: string | null
  readonly releaseAt: Readonly<Record<string, string>>
  readonly genresTracking: readonly string[]
  readonly feelings: { readonly countWishList: number }
}

const list = (text: string | null) => (text ?? '').split(',').map((name) => name.trim())
const first = async <Item>(path: string, holds: (item: Item) => boolean = () => true): Promise<Item> => {
  const item = (await api<readonly Item[]>('fr', path)).find(holds)
  if (!item) throw new Error(`/api/${path} has no such item`)
  return item
}

/** A film with all its fields from the end of the list, which no other test saves or rates. */
async function untouchedFilm(): Promise<TrackedShow> {
  for (const { slug } of (await showsOf('fr')).filter(({ isMovie }) => isMovie).toReversed()) {
    const show = await api<TrackedShow>('fr', `show/${slug}`)
    if (show.directors && show.actors) return show
  }
  throw new Error('No film has directors and actors')
}

async function subjects() {
  const { tracking } = await api<{ tracking: { citySlug: string; cinemaSlug: string } }>(
    'fr',
    'cinema/lyon-bellecour',
  )
  const city = await api<Tracked>('fr', 'city/lyon')
  const { slug: seasonSlug } = await first<Tracked & { type: string }>(
    'events',
    ({ type }) => type === 'season',
  )
  const season = await api<Tracked>('fr', `event/${seasonSlug}`)
  const news = await first<Tracked>('news', ({ slug, trackingSlug }) => slug !== trackingSlug)
  const offer = await first<Tracked & { type: string }>(
    'news-offers',
    ({ type, slug, trackingSlug }) => type === 'offer' && slug !== trackingSlug,
  )
  const group = await api<{ articles: readonly { slug: string }[] }>('fr', 'experience-group/technologies')
  const special = await api<Tracked>('fr', `article/${group.articles[0]?.slug}`)
  const show = await untouchedFilm()
  return [
    [
      '/cinemas/lyon-bellecour',
      `Cinema/${tracking.cinemaSlug}`,
      'Cinema',
      {
        cinema: {
          slug: tracking.cinemaSlug,
          citySlug: tracking.citySlug,
          next24ShowtimesCount: expect.any(Number),
        },
      },
    ],
    ['/cinemas/ville/lyon', `City/${city.trackingSlug}`, 'City', { city: { slug: city.trackingSlug } }],
    [
      `/saison/${season.slug}`,
      `Season/${season.trackingSlug}`,
      'Season',
      { season: { slug: season.trackingSlug } },
    ],
    [
      `/actualites/${news.slug}`,
      `NewsItem/${news.trackingSlug}`,
      'NewsItem',
      { article: { slug: news.trackingSlug } },
    ],
    [
      `/offres/${offer.slug}`,
      `Offer/${offer.trackingSlug}`,
      'Offer',
      { article: { slug: offer.trackingSlug } },
    ],
    [
      `/specials/${special.slug}`,
      `Experience/${special.trackingSlug}`,
      'Experience',
      { article: { slug: special.trackingSlug } },
    ],
    [
      `/films/${show.slug}`,
      `Movie/${show.slug}`,
      'Movie',
      {
        show: {
          slug: show.slug,
          title: show.titleTracking ?? show.title,
          reference: show.refHubble ?? show.showRef,
          originalTitle: show.originalTitle,
          nationality: show.nationalityTracking,
          visa: show.visaHubble,
          next24ShowtimesCount: expect.any(Number),
          copiesCount: show.copiesCount,
          directors: list(show.directors),
          actors: list(show.actors),
          wishlist: show.feelings.countWishList,
          releases: [...new Set(Object.values(show.releaseAt))],
          categories: show.genresTracking,
          has4dx: expect.any(Boolean),
          hasDolby: expect.any(Boolean),
        },
      },
    ],
    ['/experiences/imax', 'Experience/imax', 'Experience', {}],
    ['/films', 'Shows', 'Shows', {}],
  ] as const
}

test.describe('with consent to statistics', () => {
  test.use({ ...desktop, storageState: decided('statistics') })

  test('virtualPageview: recorded once for each page', async ({ page }) => {
    await open(page, originOf('fr'))
    await expect.poll(() => views(page)).toEqual([{ ...view, page_name: 'Home', page_category: 'Home' }])
    await page.locator('.menu a, header a').filter({ hasText: 'Cinémas' }).first().click()
    await expect.poll(() => views(page)).toHaveLength(2)
    expect((await views(page)).at(-1)).toEqual({ ...view, page_name: 'Cinemas', page_category: 'Cinemas' })
    await page.goBack()
    await expect.poll(async () => (await views(page)).at(-1)).toMatchObject({ page_name: 'Home' })
    await page.goForward()
    await expect.poll(async () => (await views(page)).at(-1)).toMatchObject({ page_name: 'Cinemas' })
    const names = ['Home', 'Cinemas', 'Home', 'Cinemas']
    expect(await views(page)).toMatchObject(names.map((page_name) => ({ page_name })))
  })

  test('virtualPageview: a page with a subject has its slug in the name, and its tracked fields', async ({
    page,
  }) => {
    test.slow()
    for (const [path, page_name, page_category, subject] of await subjects()) {
      await open(page, originOf('fr') + path)
      await expect
        .poll(() => views(page), { message: path })
        .toEqual([{ ...view, page_name, page_category, ...subject }])
    }
  })

  test('view_promotion, select_promotion: recorded for the line above the header and the teasers below the films', async ({
    page,
  }) => {
    const header = {
      promotion_name: (await first<{ title: string }>('pushes/header')).title,
      creative_name: 'header push',
      items: [],
    }
    const teasers = (await api<readonly { title: string }[]>('fr', 'autopromos?page=films')).map(
      ({ title }) => title,
    )
    const teaser = (promotion_name: string | undefined) => ({
      promotion_name,
      creative_name: 'films push',
      items: [],
    })
    await open(page, `${originOf('fr')}/films`)
    await expect
      .poll(() => eventsOf(page, 'view_promotion'))
      .toEqual([{ event: 'view_promotion', ...sender, ...header }])
    const rail = page.locator('[data-promotion="films push"]')
    await rail.locator('article').first().scrollIntoViewIfNeeded()
    await expect
      .poll(() => eventsOf(page, 'view_promotion'))
      .toContainEqual({ event: 'view_promotion', ...sender, ...teaser(teasers[0]) })
    await stayOnPage(page)
    await rail.locator('article a').first().click()
    await page.locator('.hpush a').click()
    expect(await selections(page)).toEqual([
      { event: 'select_promotion', ...sender, ...teaser(teasers[0]) },
      { event: 'select_promotion', ...sender, ...header },
    ])
    const seen = (await eventsOf(page, 'view_promotion')).map(
      (event) => 'promotion_name' in event && event.promotion_name,
    )
    expect(new Set(seen).size, 'each is seen once').toBe(seen.length)
  })

  test('view_promotion, select_promotion: a teaser has its film as item; a sponsored teaser is recorded too', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const [ad] = await api<readonly { title: string }[]>('fr', 'native-ad')
    const sponsored = { promotion_name: ad?.title, creative_name: 'native ad', items: [] }
    await open(page, originOf('fr'))
    await viewed(page)
    const card = page
      .locator('[data-promotion="home push"] article')
      .filter({ has: page.locator('a[href^="/films/"]') })
      .first()
    await card.scrollIntoViewIfNeeded()
    const title = ((await card.getByRole('heading').textContent()) ?? '').replaceAll('\u00ad', '')
    const link = card.locator('a[href^="/films/"]').first()
    const slug = (await link.getAttribute('href'))?.replace('/films/', '')
    const film = {
      promotion_name: title,
      creative_name: 'home push',
      items: [{ item_name: title, item_id: slug, item_category: 'ticket' }],
    }
    await expect
      .poll(() => eventsOf(page, 'view_promotion'))
      .toContainEqual({ event: 'view_promotion', ...sender, ...film })
    await page.locator('[data-promotion="native ad"] article').scrollIntoViewIfNeeded()
    await expect
      .poll(() => eventsOf(page, 'view_promotion'))
      .toContainEqual({ event: 'view_promotion', ...sender, ...sponsored })
    await stayOnPage(page)
    await link.click()
    await page.locator('[data-promotion="native ad"] article a').click()
    expect(await selections(page)).toEqual([
      { event: 'select_promotion', ...sender, ...film },
      { event: 'select_promotion', ...sender, ...sponsored },
    ])
  })

  test('select_promotion: a showtime is a ticket', async ({ page }) => {
    const { show, cinema, start } = await bookableShowtime('fr')
    const day = start.slice(0, 10)
    const ticket = (name: string) => ({
      event: 'select_promotion',
      ...sender,
      promotion_name: name,
      creative_name: `showtime ${start.slice(11)}`,
      items: [{ item_name: name, item_id: show.slug, item_category: 'ticket' }],
    })
    const time = page.locator(`a.time[href*="show=${show.slug}&"]:has(time[datetime^="${start}"])`).first()
    await open(page, `${originOf('fr')}/films/${show.slug}/filters/date-${day},localisation-${cinema}`)
    await viewed(page)
    await stayOnPage(page)
    await time.click()
    const { titleTracking } = await api<TrackedShow>('fr', `show/${show.slug}`)
    expect(await selections(page)).toEqual([ticket(titleTracking ?? show.title)])
  })
})

test.describe('without consent', () => {
  test.use({ ...desktop, storageState: decided('functional', 'marketing') })

  test('with consent to other categories nothing is recorded, and the recording code is not fetched', async ({
    page,
  }) => {
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
    const slug = new URL(page.url()).pathname.replace('/films/', '')
    expect(await recorded(page)).toEqual([])
    await page.locator('.consent .btn').last().click()
    await expect.poll(() => views(page), { timeout: 20_000 }).toHaveLength(1)
    expect((await recorded(page))[0]).toEqual({
      ...view,
      platform_type: 'web-mobile',
      page_name: `Movie/${slug}`,
      page_category: 'Movie',
      show: expect.objectContaining({ slug }),
    })
  })
})

unwatched.describe('a page that cannot be shown', () => {
  unwatched.use({ ...desktop, storageState: decided('statistics') })

  unwatched('an unknown film and what is gone are recorded with their errors', async ({ page }) => {
    for (const [path, page_error] of [
      ['/films/no-such-film', '404'],
      ['/410_GONE?errorCode=410', '410'],
    ] as const) {
      await page.goto(originOf('fr') + path)
      await expect
        .poll(() => views(page))
        .toEqual([{ ...view, page_name: 'NotFound', page_category: 'NotFound', page_error }])
    }
  })

  unwatched('a page whose source is unavailable is recorded once, with the error 503', async ({ page }) => {
    await page.route('**/_page/cinemas*', (route) => route.fulfill({ json: { outcome: 'unavailable' } }))
    await open(page, `${originOf('fr')}/films`)
    await viewed(page)
    await page.locator('.header').getByRole('link', { name: 'Cinémas' }).first().click()
    const failed = { ...view, page_name: 'Cinemas', page_category: 'Cinemas', page_error: '503' }
    await expect.poll(async () => (await views(page)).slice(1)).toEqual([failed])
    await page.goBack()
    await expect
      .poll(async () => (await views(page)).slice(1))
      .toEqual([failed, expect.objectContaining({ page_name: 'Shows' })])
    expect(await isSameDocument(page)).toBe(true)
  })
})
