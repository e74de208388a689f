import { expect, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { api, dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf, tryModal } from '../modals.ts'
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

test.describe('services on the page of a cinema', () => {
  const opened = (page: Page) => page.locator('.service details[open]')
  const names = (page: Page) => page.locator('.service summary')

  test('unfold one at a time, and fold on a second press and on the page of another cinema', async ({
    page,
  }) => {
    await open(page, `${originOf('fr')}/cinemas/lyon-bellecour`)
    await names(page).first().press('Enter')
    await expect(opened(page)).toHaveCount(1)
    await names(page).nth(1).press('Enter')
    await expect(opened(page)).toHaveCount(1)
    await expect(page.locator('.service details').nth(1)).toHaveAttribute('open')
    await names(page).nth(1).press('Enter')
    await expect(opened(page)).toHaveCount(0)
    await names(page).first().press('Enter')
    await expect(opened(page)).toHaveCount(1)
    await page.locator('main a[href^="/cinemas/lyon-"]').last().click()
    await expect(page).toHaveURL(/\/cinemas\/lyon-(?!bellecour)/)
    await expect(names(page).first()).toBeVisible()
    await expect(opened(page)).toHaveCount(0)
  })
})

test.describe('on a desktop, by keyboard', () => {
  test.use(desktop)

  test('the modal of a cinema shows address and services; its accordion unfolds one item at a time', async ({
    page,
  }) => {
    const { slug } = await cinemaWith('fr', isPremium)
    await open(page, `${originOf('fr')}/cinemas/${slug}`)
    await tryModal({
      page,
      id: 'cinemaInfo',
      opener: page.locator('.cine a[href$="#info"]'),
      shows: async (modal) => {
        await expect(modal.locator('address')).toBeVisible()
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
      },
    })
    await expect(page).toHaveURL(/[^#]*$/)
  })

  test('the fragment of the address opens the modal, and is removed when it closes', async ({ page }) => {
    const { slug } = await cinemaWith('ch', ({ nearbySessionsCinema }) => nearbySessionsCinema !== null)
    const address = `${originOf('ch')}/de/kinos/${slug}`
    await open(page, `${address}#info`)
    await expect(modalOf(page, 'cinemaInfo')).toBeVisible()
    await modalOf(page, 'cinemaInfo').getByText('Vorstellungen in der Nähe').click()
    await expect(modalOf(page, 'cinemaInfo').locator('details[open] a')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modalOf(page, 'cinemaInfo')).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await expect(page.locator('#info')).toBeVisible()

    await page.goto(`${address}#tarifs`)
    await expect(modalOf(page, 'pricing')).toBeVisible()
    await expect(openItems(page, 'pricing')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(address)
  })

  test('the price modal shows prices with their notes; a press unfolds the supplements instead', async ({
    page,
  }) => {
    const { slug } = await cinemaWith('nl', isPremium)
    await open(page, `${originOf('nl')}/nl/bioscopen/${slug}`)
    await tryModal({
      page,
      id: 'pricing',
      opener: page.locator('.cine a[href$="#tarifs"]'),
      shows: async (modal) => {
        await expect(modal.getByRole('row').first()).toContainText('€')
        await expect(modal.locator('.terms li').first()).toBeVisible()
        await modal.locator('details:not([open]) summary').first().press('Enter')
        await expect(openItems(page, 'pricing')).toHaveCount(1)
        await expect(modal.locator('.terms li').first()).toBeHidden()
      },
    })
  })

  test('partner cinemas can be searched; the benefits of a plan are shown without choosing it', async ({
    page,
  }) => {
    await open(page, `${originOf('fr')}/cinepass`)
    await tryModal({
      page,
      id: 'partners',
      opener: page.locator('[data-opens="partners"]'),
      shows: async (modal) => {
        await modal.getByRole('searchbox').fill('lyon')
        await expect(modal.locator('.partners__city')).toHaveCount(1)
        await modal.getByRole('searchbox').fill('')
      },
    })
    await tryModal({
      page,
      id: 'subscriptionPerks',
      opener: page.locator('[data-opens="subscriptionPerks"]').first(),
      shows: async (modal) => expect(modal.locator('.plan__perks li').first()).toBeVisible(),
    })
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('the voucher modal opens from the e-cards; the footer links to the voucher page', async ({ page }) => {
    await open(page, `${originOf('fr')}/e-cartes-5-places`)
    await tryModal({
      page,
      id: 'voucherChecker',
      opener: page.locator('main [data-opens="voucherChecker"]'),
      shows: async (modal) => {
        await expect(modal.getByLabel('Code du bon')).toBeVisible()
        await expect(modal.getByRole('status')).toHaveText('La réponse s’affichera ici.')
      },
    })
    await expect(page.locator('footer [data-opens="voucherChecker"]')).toHaveAttribute('href', '/voucher')
  })
})

test.describe('on a phone, by touch', () => {
  test.use(phone)

  test('the modal of a plan shares its options with the page; closing it resets the plan', async ({
    page,
  }) => {
    await open(page, `${originOf('ch')}/de/abonnements`)
    const opener = page.locator('[data-opens="subscriptionPlan"]').first()
    await tryModal({
      page,
      id: 'subscriptionPlan',
      opener,
      touch: true,
      shows: async (modal) => {
        await expect(modal.getByRole('spinbutton').first()).toHaveValue('0')
        await modal.locator('.stepper button').last().tap()
        await expect(modal.getByRole('spinbutton').last()).toHaveValue('1')
        await expect(
          page
            .locator('.pass__options .options')
            .first()
            .getByRole('spinbutton', { includeHidden: true })
            .last(),
        ).toHaveValue('1')
      },
    })
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.locator('.options').filter({ visible: true })).toHaveCount(0)
    await opener.tap()
    await expect(modalOf(page, 'subscriptionPlan').getByRole('spinbutton').last()).toHaveValue('0')
    await modalOf(page, 'subscriptionPlan').locator('.stepper button').last().tap()
    await modalOf(page, 'subscriptionPlan').locator('[type="submit"]').tap()
    await expect(page).toHaveURL(/plan=solo.*=1/)
  })

  test('the modal of a format opens from the cinema and from its mark on a board', async ({ page }) => {
    const { slug } = await cinemaWith('ch', isPremium)
    await open(page, `${originOf('ch')}/de/kinos/${slug}/filters/date-${dayOf('ch', 1)}`)
    await page.locator('details:has(.cinema-formats) > summary').tap()
    await tryModal({
      page,
      id: 'experienceDetails',
      opener: page.locator('.cinema-formats [data-opens]').first(),
      touch: true,
      shows: async (modal) => {
        await expect(modal.locator('.rich').first()).toBeVisible()
        await expect(modal.locator('.modal__foot a')).toHaveAttribute('href', /erlebnisse/)
      },
    })
    const mark = page.locator('.mkb:not(.mkb--help)').first()
    await mark.tap()
    await page.locator('.note:popover-open [data-opens]').tap()
    await expect(modalOf(page, 'experienceDetails')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modalOf(page, 'experienceDetails')).toHaveCount(0)
    await expect(mark).toBeFocused()
  })

  test('the modal of an experience shows its trailer and the link to its page', async ({ page }) => {
    await open(page, `${originOf('nl')}/nl/belevenissen`)
    await tryModal({
      page,
      id: 'experienceTeaser',
      opener: page.locator('[data-opens="experienceTeaser"]').first(),
      touch: true,
      shows: async (modal) => {
        await expect(modal.locator('.trailer')).toBeVisible()
        await expect(modal.locator('.modal__foot a')).toHaveAttribute('href', /\/nl\/belevenissen\//)
      },
    })
  })

  test('the balance of a gift card can be checked in a modal', async ({ page }) => {
    await open(page, `${originOf('nl')}/nl/giftcard`)
    await tryModal({
      page,
      id: 'giftCard',
      opener: page.locator('[data-opens="giftCard"]').first(),
      touch: true,
      shows: async (modal) => {
        await expect(modal.getByLabel('Kaartnummer')).toBeVisible()
        await expect(modal.getByLabel('Pincode')).toBeVisible()
      },
    })
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
