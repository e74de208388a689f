import { expect, type Locator, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { api, bookableShowtime, dayOf, type Showtime, showsOf, showWith } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf, tryModal } from '../modals.ts'
import { desktop, hydrated, open, phone, test } from '../visitor.ts'

const cinemaPaths = { fr: '/cinemas', ch: '/de/kinos', nl: '/nl/bioscopen' } as const
const filmPaths = { fr: '/films', ch: '/de/filme-events', nl: '/nl/films' } as const
type Shown = keyof typeof cinemaPaths

const cinemaPage = (site: Shown, { cinema, date }: Pick<Showtime, 'cinema' | 'date'>) =>
  `${originOf(site)}${cinemaPaths[site]}/${cinema}/filters/date-${date}`

const timeOf = (page: Page, { show, start }: Showtime) =>
  page
    .locator(`a.time[href*="show=${show.slug}&"]`, { has: page.locator(`time[datetime^="${start}"]`) })
    .first()

async function expectShowtime(modal: Locator, { start }: Showtime, href: string | null): Promise<void> {
  await expect(modal.locator('.bigtime')).toHaveText(start.slice(11, 16))
  const book = modal.locator('.btn--book')
  await expect(book).toHaveCount(1)
  await expect(book).toHaveAttribute('href', href ?? '')
  await expect(book).toContainText(start.slice(11, 16))
  await expect(modal.locator('.sheet')).toContainText(/\d/)
}

interface Stated {
  readonly time: string
  readonly status: string
}

async function pageWithSoldOut(site: SiteId): Promise<string> {
  for (const ahead of [1, 2, 3]) {
    const date = dayOf(site, ahead)
    for (const { slug } of (await showsOf(site)).filter(({ isMovie }) => isMovie)) {
      const cinemas = await api<Record<string, { days: Record<string, unknown> }>>(
        site,
        `show/${slug}/cinemas`,
      )
      for (const [cinema, { days }] of Object.entries(cinemas)) {
        if (!days[date]) continue
        const times = await api<readonly Stated[]>(site, `show/${slug}/showtimes/${cinema}/${date}`)
        if (times.some(({ status }) => status === 'soldout'))
          return `/films/${slug}/filters/date-${date},localisation-${cinema}`
      }
    }
  }
  throw new Error(`Nothing is sold out on ${site}`)
}

test.describe('a showtime', () => {
  test.describe('by keyboard', () => {
    test.use(desktop)

    test('its details open from the board of a cinema, with the booking link', { tag: '@quick' }, async ({
      page,
    }) => {
      const showtime = await bookableShowtime('fr')
      await open(page, cinemaPage('fr', showtime))
      const opener = timeOf(page, showtime)
      const href = await opener.getAttribute('href')
      const shows = async (modal: Locator) => {
        await expectShowtime(modal, showtime, href)
        await expect(modal.locator('.modal__bar h2')).toHaveText(showtime.show.title)
      }
      await tryModal({ page, id: 'showtimeDetails', opener, shows })
    })

    test('a sold-out time shows its status, and returns focus to the times', async ({ page }) => {
      await open(page, originOf('fr') + (await pageWithSoldOut('fr')))
      await page.locator('.time--soldout').first().press('Enter')
      const modal = modalOf(page, 'showtimeDetails')
      await expect(modal.getByRole('status')).toContainText('Complet')
      await expect(modal.locator('.btn--book')).toHaveCount(0)
      await modal.getByRole('button', { name: 'Choisir un autre horaire' }).click()
      await expect(modal).toHaveCount(0)
      await expect(page.locator('.time--soldout').first()).toBeFocused()
    })

    test('its modal updates when the sale ends', async ({ page }) => {
      const showtime = await bookableShowtime('fr')
      await page.clock.install()
      await page.goto(cinemaPage('fr', showtime))
      await hydrated(page)
      await timeOf(page, showtime).click()
      const modal = modalOf(page, 'showtimeDetails')
      await expect(modal.locator('.btn--book')).toBeVisible()
      await page.clock.setFixedTime(showtime.closes + 1_000)
      await page.clock.runFor(61_000)
      await expect(modal.getByRole('status')).toContainText('Vente fermée')
      await expect(modal.locator('.btn--book')).toHaveCount(0)
    })
  })

  test.describe('by touch', () => {
    test.use(phone)

    test('its details open in a sheet at the bottom', async ({ page }) => {
      const showtime = await bookableShowtime('ch')
      await open(page, cinemaPage('ch', showtime))
      const opener = timeOf(page, showtime)
      const href = await opener.getAttribute('href')
      const shows = async (modal: Locator) => {
        await expectShowtime(modal, showtime, href)
        await expect(modal).toContainText('Plätze buchen')
        const foot = async () => {
          const box = await modal.boundingBox()
          return Math.round((box?.y ?? 0) + (box?.height ?? 0))
        }
        await expect.poll(foot).toBe(phone.viewport.height)
      }
      await tryModal({ page, id: 'showtimeDetails', opener, touch: true, shows })
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('a time links to the booking', async ({ page }) => {
      const showtime = await bookableShowtime('nl')
      await page.goto(cinemaPage('nl', showtime))
      await expect(timeOf(page, showtime)).toHaveAttribute('href', /booking/)
      await expect(page.locator('.quick-look:visible')).toHaveCount(0)
    })
  })
})

test.describe('a quick look at a film', () => {
  const expectFilm = async (modal: Locator) => {
    await expect(modal.locator('.facts')).not.toBeEmpty()
    await expect(modal.locator('.look__more .sheet, .look__more .rich').first()).toBeVisible()
    await expect(modal.locator('.modal__foot a')).toHaveAttribute('href', /\//)
  }

  test.describe('by keyboard', () => {
    test.use(desktop)

    test('opens from a card of the list', { tag: '@quick' }, async ({ page }) => {
      await open(page, originOf('nl') + filmPaths.nl)
      const card = page.locator('.card').first()
      const title = ((await card.locator('.card__title').textContent()) ?? '').replaceAll('\u00ad', '')
      const shows = async (modal: Locator) => {
        await expect(modal.locator('.modal__bar h2')).toHaveText(title)
        await expectFilm(modal)
      }
      await tryModal({ page, id: 'showDetails', opener: card.locator('.quick-look'), shows })
    })

    test('shows an error when it fails to load, and retries', async ({ page }) => {
      await open(page, originOf('fr') + filmPaths.fr)
      let fails = true
      await page.route('**/_page/show?**', (route) =>
        fails ? route.fulfill({ json: { outcome: 'unavailable' } }) : route.continue(),
      )
      await page.locator('.card .quick-look').first().press('Enter')
      const modal = modalOf(page, 'showDetails')
      await expect(modal.getByRole('alert')).toBeVisible()
      fails = false
      await modal.getByRole('alert').getByRole('button').click()
      await expectFilm(modal)
    })
  })

  test.describe('by touch', () => {
    test.use(phone)

    test('opens from the programme of a cinema, with the times of that cinema', { tag: '@full' }, async ({
      page,
    }) => {
      const showtime = await bookableShowtime('ch')
      await open(page, cinemaPage('ch', showtime))
      const name = ((await page.locator('h1').textContent()) ?? '').replaceAll('\u00ad', '')
      const row = page
        .locator('.show', { has: page.locator(`a.time[href*="show=${showtime.show.slug}&"]`) })
        .first()
      const shows = async (modal: Locator) => {
        await expectFilm(modal)
        await expect(modal.locator('#look-times')).toContainText(name)
        await expect(modal.locator('.board .time').first()).toBeVisible()
      }
      await tryModal({ page, id: 'showDetails', opener: row.locator('.quick-look'), touch: true, shows })
    })
  })
})

test.describe('trailers', () => {
  const withOwnTrailer = (site: SiteId) =>
    showWith(site, ({ isMovie, trailers }) => isMovie && trailers?.[0]?.videoType === 'own')
  const trailerButton = (page: Page) => page.locator('.film__act a[href*="bandeannonce"]')
  const plays = (modal: Locator) => expect(modal.locator('video')).toHaveJSProperty('autoplay', true)

  test.describe('by keyboard', () => {
    test.use(desktop)

    test('open in a wide modal; closing it stops the video', { tag: '@quick' }, async ({ page }) => {
      const { slug } = await withOwnTrailer('nl')
      await open(page, `${originOf('nl')}${filmPaths.nl}/${slug}`)
      await page.evaluate(() =>
        document.addEventListener('video.stop', () =>
          document.documentElement.setAttribute('data-stopped', ''),
        ),
      )
      await tryModal({ page, id: 'trailers', opener: trailerButton(page), shows: plays })
      await expect(page.locator('html')).toHaveAttribute('data-stopped', '')
      await expect(page.locator('video')).toHaveCount(0)
    })

    test('open from the hero of the home page, whose times open their details too', async ({ page }) => {
      await open(page, originOf('fr'))
      await page.locator('.hero__act a[href*="bandeannonce"]').press('Enter')
      await expect(modalOf(page, 'trailers').locator(':is(video, .trailer__ask)')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
      await page.keyboard.press('Escape')
      await page.locator('.hero .time').first().press('Enter')
      await expect(modalOf(page, 'showtimeDetails').locator('.showtime__marks')).not.toBeEmpty()
    })
  })

  test.describe('by touch', () => {
    test.use(phone)

    test('open in the mobile modal', { tag: '@full' }, async ({ page }) => {
      const { slug } = await withOwnTrailer('fr')
      await open(page, `${originOf('fr')}${filmPaths.fr}/${slug}`)
      await tryModal({ page, id: 'mobileTrailer', opener: trailerButton(page), touch: true, shows: plays })
    })

    test('?bandeannonce=true starts the trailer of a film; going back removes the video', {
      tag: '@full',
    }, async ({ page }) => {
      const { slug } = await withOwnTrailer('fr')
      await open(page, `${originOf('fr')}${filmPaths.fr}`)
      await page.goto(`${originOf('fr')}${filmPaths.fr}/${slug}?bandeannonce=true`)
      await plays(modalOf(page, 'mobileTrailer'))
      await page.goBack()
      await expect(page.locator('video')).toHaveCount(0)
    })
  })

  test('?bandeannonce=true starts the trailer of an event too', async ({ page }) => {
    const { slug } = await showWith('fr', ({ isMovie, trailers }) => !isMovie && (trailers?.length ?? 0) > 0)
    await page.goto(`${originOf('fr')}/evenements/${slug}?bandeannonce=true`)
    await expect(modalOf(page, 'trailers').locator(':is(video, .trailer__ask)')).toBeVisible()
  })
})

test.describe('feelings', () => {
  const filmWithFeelings = async (site: Shown) => {
    const { slug } = await showWith(site, ({ feelings }) =>
      Object.values(feelings ?? {}).some((count) => count > 0),
    )
    return `${originOf(site)}${filmPaths[site]}/${slug}`
  }

  test.describe('by keyboard', () => {
    test.use(desktop)

    test('the summary opens counts and shares', async ({ page }) => {
      await open(page, await filmWithFeelings('ch'))
      const shows = async (modal: Locator) => {
        await expect(modal.locator('.felt li')).toHaveCount(3)
        const shares = await modal.locator('.felt b').allInnerTexts()
        expect(
          Math.abs(shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0) - 100),
        ).toBeLessThanOrEqual(1)
      }
      await tryModal({
        page,
        id: 'globalFeelings',
        opener: page.locator('[data-opens="globalFeelings"]'),
        shows,
      })
    })

    test('rating opens the sign-in modal for an anonymous visitor', async ({ page }) => {
      await open(page, await filmWithFeelings('fr'))
      await page.locator('[data-opens="globalFeelings"]').press('Enter')
      await modalOf(page, 'globalFeelings').getByRole('button', { name: 'Donner mon avis' }).click()
      await expect(modalOf(page, 'centredSignIn')).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(1)
    })
  })
})
