import { expect, type Locator, type Page } from '@playwright/test'
import { bookableShowtime, dayOf, showWith } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, hydrated, isSameDocument, numberIn, open, phone, test } from '../visitor.ts'

const heading = (page: Page) => page.locator('main h1')
/** Titles contain soft hyphens. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00ad', '').trim()

async function venueWithTimes(page: Page): Promise<Locator> {
  for (const venue of await page.locator('.venue-times').all()) {
    const fold = venue.locator(':scope > summary')
    if (await fold.isVisible()) await fold.click()
    await expect(venue.locator('.time').first()).toBeVisible()
    if ((await venue.locator('a.time').count()) > 0) return venue
  }
  throw new Error('Nothing can be booked')
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the home page leads to a film, another day, a time and its booking', async ({ page }) => {
    await open(page, originOf('fr'))
    const card = page.locator('.card').first()
    const title = plain(await card.locator('h3').textContent())
    await card.locator('h3 a').click()
    await expect(page).toHaveURL(/\/films\/[a-z0-9-]+$/)
    await expect(heading(page)).toHaveText(title)

    await page.locator(`.day[data-day="${dayOf('fr', 1)}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/filters/date-${dayOf('fr', 1)}`))
    await expect(page.locator('.day[aria-current="date"]')).toHaveAttribute('data-day', dayOf('fr', 1))

    const venue = await venueWithTimes(page)
    const cinema = plain(await venue.locator('h3').first().textContent())
    const time = venue.locator('a.time').first()
    const clock = plain(await time.locator('time').textContent())
    await expect(time.locator('time')).toHaveAttribute('datetime', new RegExp(`^${dayOf('fr', 1)}T${clock}`))
    await time.click()
    await modalOf(page, 'showtimeDetails').locator('.btn--book').click()
    await expect(page).toHaveURL(/\/booking\?/)
    const facts = page.locator('.booking dl')
    for (const fact of [title, cinema, clock]) await expect(facts).toContainText(fact)
    await expect(facts).toContainText(/\d+,\d\d\s€/)
    await expect(page.locator('main .alert')).toBeVisible()
    expect(await isSameDocument(page), 'no page was loaded again').toBe(true)

    const file = await requestSite(
      'fr',
      (await page.locator('a[href^="/calendar/"]').getAttribute('href')) ?? '',
    )
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(file.body).toContain(
      `DTSTART;TZID=Europe/Paris:${dayOf('fr', 1).replaceAll('-', '')}T${clock.replace(':', '')}00`,
    )
  })
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test('the list of cinemas leads to a city, a cinema, another day and a film', async ({ page }) => {
    await open(page, `${originOf('fr')}/cinemas`)
    const city = page.locator('main .city h2 a').first()
    const cityName = plain(await city.textContent())
    await city.click()
    await expect(page).toHaveURL(/\/cinemas\/ville\//)
    await expect(heading(page)).toContainText(cityName)

    const cinema = page.locator('main .venue__name a').first()
    const cinemaName = plain(await cinema.textContent())
    await cinema.click()
    await expect(page).toHaveURL(/\/cinemas\/[a-z0-9-]+$/)
    await expect(heading(page)).toHaveText(cinemaName)

    await page.locator(`.day[data-day="${dayOf('fr', 1)}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/filters/date-${dayOf('fr', 1)}`))
    await expect(page.locator('.day[aria-current="date"]')).toHaveAttribute('data-day', dayOf('fr', 1))

    const film = page.locator('.prog > .show h3 a').first()
    const filmTitle = plain(await film.textContent())
    await film.click()
    await expect(heading(page)).toHaveText(filmTitle)
    await expect(page.locator('.venue-times').first().locator('h3').first()).toHaveText(cinemaName)
    expect(await isSameDocument(page), 'no page was loaded again').toBe(true)
  })

  test('Back and Forward restore the filter and the scroll position', async ({ page }) => {
    await open(page, `${originOf('fr')}/films`)
    const filtered = await page.locator('a.check[href*="/filters/genres-"]').first().getAttribute('href')
    await page.goto(originOf('fr') + filtered)
    await hydrated(page)
    await page.evaluate(() => {
      window.sameDocument = true
    })
    const count = await numberIn(page.locator('output.count'))
    await page.evaluate(() => scrollTo(0, 420))
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(420)
    await page.locator('.panel[data-selected] .card h3 a').nth(1).click()
    await expect(page).toHaveURL(/\/films\/[a-z0-9-]+/)
    await expect(page.locator('.film')).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${filtered}$`))
    await expect(page.locator('.chip')).toHaveCount(1)
    expect(await numberIn(page.locator('output.count'))).toBe(count)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), 'the place on the page').toBe(420)
    await page.goForward()
    await expect(page.locator('.film')).toBeVisible()
    expect(await isSameDocument(page), 'no page was loaded again').toBe(true)
  })

  test('the language switch leads to the same film, and saves the choice', async ({ page, context }) => {
    const { show } = await bookableShowtime('fr')
    await open(page, `${originOf('fr')}/films/${show.slug}`)
    await page.locator('footer .lang a[lang="en"]').click()
    await expect(page).toHaveURL(`${originOf('fr')}/en/movies-events/${show.slug}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('en')
  })

  test('ch: the language switch leads to the same cinema in three languages', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    const { cinema } = await bookableShowtime('ch')
    await open(page, `${originOf('ch')}/de/kinos/${cinema}`)
    const name = plain(await heading(page).textContent())
    for (const [language, list] of [
      ['fr', 'cinemas'],
      ['en', 'cinemas'],
      ['de', 'kinos'],
    ] as const) {
      await page.locator('footer [data-opens="languageSwitch"]').click()
      await page.locator(`#modal-languageSwitch a[lang="${language}"]`).click()
      await expect(page).toHaveURL(`${originOf('ch')}/${language}/${list}/${cinema}`)
      await expect(heading(page)).toHaveText(name)
      await hydrated(page)
      expect((await context.cookies()).find((each) => each.name === 'lang')?.value).toBe(language)
    }
    await page.goto(originOf('ch'))
    await expect(page, 'the bare address remembers it').toHaveURL(`${originOf('ch')}/de`)
  })

  test('the finder leads to the film at that cinema on that day', async ({ page }) => {
    const { show, cinema, date } = await bookableShowtime('fr')
    await open(page, originOf('fr'))
    const form = page.locator('.quick form')
    await form.locator('[name=film]').selectOption(show.slug)
    await form.locator('[name=cinema]').selectOption(cinema)
    await form.locator('[name=date]').selectOption(date)
    await form.locator('[type=submit]').click()
    await expect(page).toHaveURL(
      `${originOf('fr')}/films/${show.slug}/filters/date-${date},localisation-${cinema}`,
    )
    await expect(page.locator('a.time').first()).toBeVisible()
    await expect(page.locator('.day[aria-current="date"]')).toHaveAttribute('data-day', date)
  })

  test('a film whose sales open later has a calendar file', async ({ page }) => {
    const show = await showWith(
      'fr',
      ({ salesOpeningDatetime, isMovie }) => isMovie && Date.parse(salesOpeningDatetime ?? '') > Date.now(),
    )
    await open(page, `${originOf('fr')}/films/${show.slug}`)
    const href = await page.locator('a[href^="/calendar/"]').getAttribute('href')
    const { headers, body } = await requestSite('fr', href ?? '')
    expect(headers['content-type']).toContain('text/calendar')
    const file = body.replace(/\r\n /g, '')
    const opening = new Date(show.salesOpeningDatetime ?? '').toISOString().replace(/[-:]|\.\d+/g, '')
    for (const line of [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      `DTSTART:${opening}`,
      'BEGIN:VALARM',
      `/films/${show.slug}`,
    ])
      expect(file).toContain(line)
  })

  test('a time on an open page is locked once its sale ends', async ({ page }) => {
    const { show, cinema, date, start, closes } = await bookableShowtime('fr')
    await page.clock.install()
    await page.goto(`${originOf('fr')}/films/${show.slug}/filters/date-${date},localisation-${cinema}`)
    await hydrated(page)
    const time = page
      .locator('.venue-times')
      .first()
      .locator('.time', { has: page.locator(`time[datetime^="${start}"]`) })
    await page.clock.setFixedTime(closes - 90_000)
    await page.clock.runFor(61_000)
    await expect(time).toHaveAttribute('href', /\/booking\?/)
    await page.clock.setFixedTime(closes + 1_000)
    await page.clock.runFor(61_000)
    await expect(time).toHaveClass(/time--locked/)
    await expect(time).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(time).not.toHaveAttribute('href')
  })
})
