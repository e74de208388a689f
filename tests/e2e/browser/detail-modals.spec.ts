import { expect, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { api } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, open, test } from '../visitor.ts'

interface PublicCinema {
  readonly slug: string
  readonly premium: boolean
  readonly freeAccessUrl: string | null
  readonly nearbySessionsCinema: string | null
  readonly services: readonly { readonly refImage: object | null }[]
}

async function cinemaWith(site: SiteId, holds: (cinema: PublicCinema) => boolean): Promise<PublicCinema> {
  const cinemas = await api<readonly { readonly slug: string }[]>(site, 'cinemas')
  for (const { slug } of cinemas) {
    const cinema = await api<PublicCinema>(site, `cinema/${slug}`)
    if (holds(cinema)) return cinema
  }
  throw new Error(`No cinema of ${site} is as the test needs it`)
}

const isPremium = ({ premium, freeAccessUrl }: PublicCinema) => premium && freeAccessUrl !== null
const openItems = (page: Page, id: string) => modalOf(page, id).locator('details[open]')

test.describe('on a desktop, by keyboard', () => {
  test.use(desktop)

  test('the modal of a cinema shows address and services; its accordion unfolds one item at a time', async ({
    page,
  }) => {
    const { slug } = await cinemaWith('fr', isPremium)
    await open(page, `${originOf('fr')}/cinemas/${slug}`)
    await page.getByRole('link', { name: 'Infos et accès' }).first().press('Enter')
    const modal = modalOf(page, 'cinemaInfo')
    await expect(modal.getByText('Salles premium')).toBeVisible()
    await expect(modal.getByRole('link', { name: 'Itinéraire' })).toBeVisible()
    const [services, facts] = [modal.locator('.folded').first(), modal.locator('.folded').last()]
    const pictured = services
      .locator('details')
      .filter({ has: page.locator('img') })
      .first()
    await pictured.locator('summary').press('Enter')
    await expect(pictured.locator('img')).toBeVisible()
    await services.locator('details:not([open]) summary').first().press('Enter')
    await expect(openItems(page, 'cinemaInfo')).toHaveCount(1)
    await services.locator('details[open] summary').press('Enter')
    await expect(openItems(page, 'cinemaInfo')).toHaveCount(0)
    await facts.getByText('Accessibilité').press('Enter')
    await expect(facts.getByRole('link', { name: 'Plan des accès de plain-pied' })).toBeVisible()
  })
})
