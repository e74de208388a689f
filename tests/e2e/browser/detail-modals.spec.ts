import { expect, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { api, dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { closeButton, modalOf } from '../modals.ts'
import { desktop, open, phone, test } from '../visitor.ts'

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

  test('the price modal shows prices with their notes; a press unfolds the supplements instead', async ({
    page,
  }) => {
    const { slug } = await cinemaWith('nl', isPremium)
    await open(page, `${originOf('nl')}/nl/bioscopen/${slug}`)
    await page.getByRole('main').locator('a[href$="#tarifs"]').first().press('Enter')
    const modal = modalOf(page, 'pricing')
    const note = modal.getByRole('listitem').first()
    await expect(modal.getByRole('row').first()).toContainText('€')
    await expect(note).toBeVisible()
    await modal.locator('details:not([open]) summary').first().press('Enter')
    await expect(openItems(page, 'pricing')).toHaveCount(1)
    await expect(note).toBeHidden()
  })

  test('partner cinemas can be searched; the benefits of a plan are shown without choosing it', async ({
    page,
  }) => {
    await open(page, `${originOf('fr')}/cinepass`)
    await page.locator('[data-opens="partners"]').press('Enter')
    const partners = modalOf(page, 'partners')
    await partners.getByRole('searchbox').fill('lyon')
    await expect(partners.getByRole('heading', { level: 3 })).toHaveText(['Lyon'])
    await closeButton(partners).click()
    await expect(partners).toHaveCount(0)
    await page.locator('[data-opens="subscriptionPerks"]').first().press('Enter')
    await expect(modalOf(page, 'subscriptionPerks').getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })
})

test.describe('on a phone, by touch', () => {
  test.use(phone)

  test('the modal of a plan shares its options with the page; closing it resets the plan', async ({
    page,
  }) => {
    await open(page, `${originOf('ch')}/de/abonnements`)
    const opener = page.locator('[data-opens="subscriptionPlan"]').first()
    const modal = modalOf(page, 'subscriptionPlan')
    await opener.tap()
    await expect(modal.getByRole('spinbutton').first()).toHaveValue('0')
    await modal
      .getByRole('button', { name: /^Eins mehr/ })
      .last()
      .tap()
    await expect(modal.getByRole('spinbutton').last()).toHaveValue('1')
    await expect(
      page
        .getByRole('main')
        .locator('.options')
        .first()
        .getByRole('spinbutton', { includeHidden: true })
        .last(),
    ).toHaveValue('1')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.locator('.options').filter({ visible: true })).toHaveCount(0)
    await opener.tap()
    await expect(modal.getByRole('spinbutton').last()).toHaveValue('0')
    await modal
      .getByRole('button', { name: /^Eins mehr/ })
      .last()
      .tap()
    await modal.locator('[type="submit"]').tap()
    await expect(page).toHaveURL(/plan=solo.*=1/)
  })

  test('the modal of a format opens from the cinema and from its mark on a board', async ({ page }) => {
    const { slug } = await cinemaWith('ch', isPremium)
    await open(page, `${originOf('ch')}/de/kinos/${slug}/filters/date-${dayOf('ch', 1)}`)
    await page.locator('details:has(.cinema-formats) > summary').tap()
    const modal = modalOf(page, 'experienceDetails')
    await page.locator('.cinema-formats [data-opens]').first().tap()
    await expect(modal.getByRole('link').last()).toHaveAttribute('href', /erlebnisse/)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    const mark = page.locator('.mkb:not(.mkb--help)').first()
    await mark.tap()
    await page.locator('.note:popover-open [data-opens]').tap()
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(mark).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('the page shows the content of the modals', async ({ page }) => {
    const { slug } = await cinemaWith('nl', isPremium)
    await page.goto(`${originOf('nl')}/nl/bioscopen/${slug}#info`)
    const info = page.locator('#info')
    await expect(info.getByText('Premium-zalen')).toBeVisible()
    await expect(info.getByRole('link', { name: 'Plattegrond van de drempelvrije ingangen' })).toBeVisible()
    await expect(info.locator('.cinema-formats a').first()).toHaveAttribute('href', /belevenissen/)
    await info.locator('.service:has(img) summary').first().tap()
    await expect(info.locator('.service img').first()).toBeVisible()
    await page.goto(`${originOf('fr')}/cinepass`)
    await page.locator('[data-opens="subscriptionPlan"]').first().tap()
    await expect(page.locator('.options').filter({ visible: true })).toHaveCount(1)
  })
})
