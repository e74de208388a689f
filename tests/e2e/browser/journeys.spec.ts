import { expect, type Page } from '@playwright/test'
import { bookableShowtime, dayOf } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { modalOf } from '../modals.ts'
import { openCity } from '../places.ts'
import {
  cardsIn,
  dayLink,
  desktop,
  hydrated,
  isSameDocument,
  numberIn,
  open,
  phone,
  plain,
  test,
  timesIn,
  titleOf,
} from '../visitor.ts'

const fr = originOf('fr')
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function chooseTomorrow(page: Page): Promise<void> {
  const date = dayOf('fr', 1)
  await dayLink(page, date).click()
  await expect(page).toHaveURL(new RegExp(`/filters/date-${date}`))
  await expect(dayLink(page, date)).toHaveAttribute('aria-current', 'date')
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the home page leads to a film, another day, a time and its booking', { tag: '@quick' }, async ({
    page,
  }) => {
    const { show } = await bookableShowtime('fr')
    await open(page, fr)
    const title = page.getByRole('main').getByRole('link', { name: show.title, exact: true })
    await title.first().click()
    await expect(page).toHaveURL(`${fr}/films/${show.slug}`)
    await expect(heading(page)).toHaveText(show.title)

    await chooseTomorrow(page)
    const time = timesIn(page.getByRole('region', { name: /^Séances/ })).first()
    const start = (await time.locator('time').getAttribute('datetime')) ?? ''
    const clock = start.slice(11, 16)
    expect(start.slice(0, 10)).toBe(dayOf('fr', 1))
    await time.click()
    await modalOf(page, 'showtimeDetails')
      .getByRole('link', { name: new RegExp(clock) })
      .click()
    await expect(page).toHaveURL(/\/booking\?/)
    for (const fact of [show.title, clock, /\d+,\d\d\s€/])
      await expect(page.getByRole('main')).toContainText(fact)
    expect(await isSameDocument(page), 'no page was loaded again').toBe(true)

    const link = page.getByRole('main').locator('a[href^="/calendar/"]')
    const file = await requestSite('fr', (await link.getAttribute('href')) ?? '')
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(file.body).toContain(
      `DTSTART;TZID=Europe/Paris:${start.slice(0, 10).replaceAll('-', '')}T${clock.replace(':', '')}00`,
    )
  })
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test('the list of cinemas leads to a city, a cinema, another day and a film', { tag: '@quick' }, async ({
    page,
  }) => {
    await open(page, `${fr}/cinemas`)
    await openCity(page, 'Lyon')
    await page.getByRole('main').getByRole('link', { name: 'Tous les films à Lyon' }).click()
    await expect(page).toHaveURL(/\/cinemas\/ville\/lyon$/)
    await expect(heading(page)).toContainText('Lyon')
    await page.getByRole('main').getByRole('link', { name: 'Lyon Bellecour', exact: true }).first().click()
    await expect(page).toHaveURL(/\/cinemas\/lyon-bellecour$/)
    await expect(heading(page)).toHaveText('Lyon Bellecour')

    await chooseTomorrow(page)
    const film = page
      .getByRole('region', { name: /^Programme/ })
      .getByRole('heading', { level: 3 })
      .first()
    const title = plain(await film.textContent())
    await film.getByRole('link').click()
    await expect(heading(page)).toHaveText(title)
    await expect(
      page
        .getByRole('region', { name: /^Séances/ })
        .getByRole('heading', { level: 3 })
        .first(),
    ).toHaveText('Lyon Bellecour')
    expect(await isSameDocument(page), 'no page was loaded again').toBe(true)
  })

  test('Back and Forward restore the filter and the scroll position', { tag: '@quick' }, async ({ page }) => {
    await open(page, `${fr}/films/filters/genres-comedy`)
    const count = page.getByRole('status').filter({ hasText: /films?$/ })
    const before = await numberIn(count)
    const card = cardsIn(page.getByRole('tabpanel')).nth(6)
    await titleOf(card).scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await titleOf(card).click()
    await expect(page).toHaveURL(/\/films\/[a-z0-9-]+$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(/\/filters\/genres-comedy$/)
    await expect(card).toBeVisible()
    expect(await numberIn(count)).toBe(before)
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), top)).toBeLessThan(2)
    await page.goForward()
    await expect(page.getByRole('region', { name: /^Séances/ })).toBeVisible()
    expect(await isSameDocument(page), 'no page was loaded again').toBe(true)
  })

  test('the language switch leads to the same film, and saves the choice', { tag: '@quick' }, async ({
    page,
    context,
  }) => {
    const { show } = await bookableShowtime('fr')
    await open(page, `${fr}/films/${show.slug}`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${fr}/en/movies-events/${show.slug}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en')
  })

  test('with three languages the switch is a modal, and the bare address remembers the choice', async ({
    page,
  }) => {
    await open(page, `${originOf('ch')}/de/kinos/bern-monbijou`)
    const name = plain(await heading(page).textContent())
    await page.getByRole('contentinfo').getByRole('button', { name: 'Sprache Deutsch' }).press('Enter')
    const languages = modalOf(page, 'languageSwitch').getByRole('link')
    await expect(languages).toHaveText(['English', 'Français', /^Deutsch/])
    await expect(languages.last()).toHaveAttribute('aria-current')
    await languages.nth(1).press('Enter')
    await expect(page).toHaveURL(`${originOf('ch')}/fr/cinemas/bern-monbijou`)
    await expect(heading(page)).toHaveText(name)
    await page.goto(originOf('ch'))
    await expect(page).toHaveURL(`${originOf('ch')}/fr`)
  })

  test('a time on an open page, and its modal, are locked once its sale ends, and keep the focus', async ({
    page,
  }) => {
    const { show, cinema, date, start, closes } = await bookableShowtime('fr')
    await page.clock.install()
    await page.goto(`${fr}/films/${show.slug}/filters/date-${date},localisation-${cinema}`)
    await hydrated(page)
    const time = page
      .getByRole('region', { name: /^Séances/ })
      .locator(':is(a, button)', { has: page.locator(`time[datetime^="${start}"]`) })
      .first()
    await page.clock.setFixedTime(closes - 90_000)
    await page.clock.runFor(61_000)
    await time.click()
    const modal = modalOf(page, 'showtimeDetails')
    const book = modal.getByRole('link', { name: /Réserver/ })
    await expect(book).toBeVisible()
    await book.focus()
    await page.clock.setFixedTime(closes + 1_000)
    await page.clock.runFor(61_000)
    await expect(modal.getByRole('status')).toContainText('Vente close')
    await expect(book).toHaveCount(0)
    const others = modal.getByRole('button', { name: 'Choisir un autre horaire' })
    await expect(others).toBeFocused()
    await others.press('Enter')
    await expect(modal).toHaveCount(0)
    await expect(time).toBeFocused()
    await expect(time).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(time).not.toHaveAttribute('href')
  })
})
