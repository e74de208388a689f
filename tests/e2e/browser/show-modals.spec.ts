import { expect } from '@playwright/test'
import { api, bookableShowtime, dayOf, showsOf, showWith } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, open, phone, test } from '../visitor.ts'

/** What the modals of films and times show. How they open and close is in `modals.spec.ts`. */

const fr = originOf('fr')

interface Stated {
  readonly time: string
  readonly status: string
}

async function pageWithSoldOut(): Promise<string> {
  for (const ahead of [1, 2, 3]) {
    const date = dayOf('fr', ahead)
    for (const { slug } of (await showsOf('fr')).filter(({ isMovie }) => isMovie)) {
      const cinemas = await api<Record<string, { days: Record<string, unknown> }>>(
        'fr',
        `show/${slug}/cinemas`,
      )
      for (const [cinema, { days }] of Object.entries(cinemas)) {
        if (!days[date]) continue
        const times = await api<readonly Stated[]>('fr', `show/${slug}/showtimes/${cinema}/${date}`)
        if (times.some(({ status }) => status === 'soldout'))
          return `/films/${slug}/filters/date-${date},localisation-${cinema}`
      }
    }
  }
  throw new Error('Nothing is sold out')
}

test.describe('on a desktop, by keyboard', () => {
  test.use(desktop)

  test('a sold-out time shows its status, and returns focus to the times', async ({ page }) => {
    await open(page, fr + (await pageWithSoldOut()))
    const soldOut = page
      .getByRole('main')
      .getByRole('button', { name: /^\d\d:\d\d .*Complet/ })
      .first()
    await soldOut.press('Enter')
    const modal = modalOf(page, 'showtimeDetails')
    await expect(modal.getByRole('status')).toContainText('Complet')
    await expect(modal.getByRole('link', { name: /Réserver/ })).toHaveCount(0)
    await modal.getByRole('button', { name: 'Choisir un autre horaire' }).click()
    await expect(modal).toHaveCount(0)
    await expect(soldOut).toBeFocused()
  })

  test('a quick look opens from a card of the list, and retries after a failure', async ({ page }) => {
    await open(page, `${fr}/films`)
    let fails = true
    await page.route('**/_page/show?**', (route) =>
      fails ? route.fulfill({ json: { outcome: 'unavailable' } }) : route.continue(),
    )
    const title = 'La Neuvième Orbite'
    await page
      .getByRole('button', { name: `Aperçu : ${title}` })
      .first()
      .press('Enter')
    const modal = modalOf(page, 'showDetails')
    await expect(modal.getByRole('alert')).toBeVisible()
    fails = false
    await modal.getByRole('alert').getByRole('button').click()
    await expect(modal.getByRole('heading', { level: 2 }).first()).toHaveText(title)
    await expect(modal).toContainText('2h28')
    await expect(modal.locator('a[href="/films/the-ninth-orbit"]')).toBeVisible()
  })

  test('the summary of feelings opens counts and shares', async ({ page }) => {
    const { slug } = await showWith('ch', ({ feelings }) =>
      Object.values(feelings ?? {}).some((count) => count > 0),
    )
    await open(page, `${originOf('ch')}/de/filme-events/${slug}`)
    await page.getByRole('main').locator('a[href$="#feelings"]').press('Enter')
    const shares = modalOf(page, 'globalFeelings').getByRole('listitem')
    await expect(shares).toHaveCount(3)
    const sum = (await shares.allInnerTexts()).reduce(
      (total, text) => total + Number(/(\d+)\s*%/.exec(text)?.[1]),
      0,
    )
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1)
  })
})

test.describe('on a phone, by touch', () => {
  test.use(phone)

  test('a quick look from the programme of a cinema has the times of that cinema', async ({ page }) => {
    const { show, cinema, date } = await bookableShowtime('fr')
    await open(page, `${fr}/cinemas/${cinema}/filters/date-${date}`)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page
      .getByRole('button', { name: `Aperçu : ${show.title}` })
      .first()
      .tap()
    const modal = modalOf(page, 'showDetails')
    await expect(modal).toContainText(name)
    await expect(modal.locator('time').first()).toBeVisible()
  })

  test('?bandeannonce=true starts the trailer of a film or an event; going back removes it', async ({
    page,
  }) => {
    const { slug } = await showWith('fr', ({ isMovie, trailers }) => !isMovie && (trailers?.length ?? 0) > 0)
    await open(page, `${fr}/films`)
    await page.goto(`${fr}/evenements/${slug}?bandeannonce=true`)
    await expect(modalOf(page, 'mobileTrailer')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
