import { expect, type Page } from '@playwright/test'
import { consent } from '#config/consent.ts'
import type { SiteId } from '#config/sites.ts'
import { decided, undecided } from '../consent-state.ts'
import { showWith } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsForAxe } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { cardsIn, desktop, open, phone, test, titleOf } from '../visitor.ts'

test.use({ storageState: undecided })

const banner = (page: Page) => page.getByRole('complementary', { name: 'Vos cookies, votre choix' })
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Tout refuser' })
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Tout accepter' })
const choose = (page: Page) => banner(page).getByRole('button', { name: 'Choisir' })
const preferences = (page: Page) => page.getByRole('dialog')
const toggle = (page: Page, category: string) => preferences(page).locator(`input[value="${category}"]`)
const button = (page: Page, role: 'necessary' | 'save') =>
  preferences(page).locator(`button[data-role="${role}"]`)
const openPreferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Gérer mes cookies' }).click()

/** Cookies of the visit; the consent cookie is represented by its categories. */
async function storedConsentOf(page: Page): Promise<{ others: string[]; categories: string[] | null }> {
  const cookies = await page.context().cookies(page.url())
  const own = cookies.filter(({ name }) => name === consent.cookie)
  expect(own.length, 'one cookie of consent').toBeLessThanOrEqual(1)
  const value = own[0] && (JSON.parse(decodeURIComponent(own[0].value)) as { categories: string[] })
  return {
    others: cookies.filter(({ name }) => name !== consent.cookie).map(({ name }) => name),
    categories: value?.categories ?? null,
  }
}

function foreignRequests(page: Page, site: SiteId): string[] {
  const foreign: string[] = []
  page.on('request', (request) => request.url().startsWith(originOf(site)) || foreign.push(request.url()))
  return foreign
}

/** Resolves once the entry animation has ended. */
const animated = (page: Page) =>
  page.evaluate(
    async () => void (await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))),
  )

const hasDataLayer = (page: Page) => page.evaluate(() => 'dataLayer' in window)

test('a press counts before the scripts of the page have come, also if the visitor leaves then', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto(originOf('fr'), { waitUntil: 'commit' })
  await refuse(page).click()
  await expect(banner(page)).toBeHidden()
  expect(await storedConsentOf(page)).toEqual({ others: [], categories: ['necessary'] })
  await page.goto(`${originOf('fr')}/films`, { waitUntil: 'commit' })
  await expect(cardsIn(page.getByRole('main')).first()).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('before a decision nothing is stored, recorded or requested from third parties', {
  tag: '@quick',
}, async ({ page }) => {
  const foreign = foreignRequests(page, 'fr')
  await open(page, originOf('fr'))
  await expect(banner(page)).toBeVisible()
  await titleOf(cardsIn(page.getByRole('main')).first()).click()
  await expect(page).toHaveURL(/\/films\//)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await storedConsentOf(page)).toEqual({ others: [], categories: null })
  expect(await hasDataLayer(page)).toBe(false)
})

test('one category can be accepted, and withdrawn from the footer', { tag: '@quick' }, async ({ page }) => {
  await page.setViewportSize(desktop.viewport)
  await open(page, originOf('fr'))
  await choose(page).click()
  await expect(preferences(page)).toBeVisible()
  await expect(toggle(page, 'necessary')).toBeDisabled()
  for (const category of consent.categories)
    await expect(toggle(page, category), 'nothing is ticked for the visitor').not.toBeChecked()
  await toggle(page, 'statistics').check({ force: true })
  await button(page, 'save').click()
  await expect(preferences(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect((await storedConsentOf(page)).categories).toEqual(['necessary', 'statistics'])
  await expect.poll(() => hasDataLayer(page)).toBe(true)

  await openPreferences(page)
  await expect(toggle(page, 'statistics')).toBeChecked()
  await button(page, 'necessary').click()
  expect((await storedConsentOf(page)).categories).toEqual(['necessary'])
  await expect.poll(() => hasDataLayer(page), 'what was recorded is forgotten').toBe(false)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`by keyboard, motion ${reducedMotion}: the banner is first and does not trap focus, the modal traps it until closed`, {
    tag: reducedMotion === 'reduce' ? '@exhaustive' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize(desktop.viewport)
    await open(page, originOf('fr'))
    const inBanner = () => page.evaluate(() => document.activeElement?.closest('.consent') !== null)
    await page.keyboard.press('Tab')
    for (const stop of ['refuse', 'accept', 'choose']) {
      await page.keyboard.press('Tab')
      expect(await inBanner(), stop).toBe(true)
    }
    await page.keyboard.press('Tab')
    expect(await inBanner(), 'after it').toBe(false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(preferences(page).locator('.pm__close-btn')).toBeFocused()
    await animated(page)
    await expect(preferences(page).locator('.pm__close-btn'), 'once the window has come in').toBeFocused()
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
        `press ${press}`,
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(preferences(page)).toBeHidden()
    await expect(choose(page), 'closing decides nothing').toBeFocused()
  })
}

test.describe('on a phone', () => {
  test.use({ ...phone, colorScheme: 'dark' })

  test('banner and modal fit, and are accessible; refusing is as easy as accepting, and saved for this site', async ({
    page,
  }) => {
    await open(page, originOf('fr'))
    const top = (await banner(page).boundingBox())?.y ?? 0
    const action = await page.locator('main .btn--book').first().boundingBox()
    expect((action?.y ?? 0) + (action?.height ?? 0), 'above the banner').toBeLessThanOrEqual(top)
    for (const control of await banner(page).getByRole('button').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const looks = await Promise.all(
      [refuse(page), accept(page)].map((each) =>
        each.evaluate((element) => [element.className, element.clientWidth, element.clientHeight]),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
    await choose(page).click()
    await expect(preferences(page)).toBeVisible()
    await animated(page)
    expect(await faultsForAxe(page, { within: '#cc-main' })).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await page.keyboard.press('Escape')
    await expect(preferences(page)).toBeHidden()
    await page.setViewportSize({ width: 844, height: 390 })
    const height = (await banner(page).boundingBox())?.height
    expect(height, 'less than a fifth of a phone in landscape').toBeLessThan(78)

    await refuse(page).click()
    await expect(banner(page)).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    expect(await storedConsentOf(page)).toEqual({ others: [], categories: ['necessary'] })
    await page.reload()
    await expect(banner(page)).toBeHidden()
    expect(await hasDataLayer(page)).toBe(false)
    await page.goto(originOf('be'))
    const another = page.getByRole('complementary', { name: 'Cookies? Your call' })
    await expect(another, 'another site asks for itself').toBeVisible()
  })
})

test.describe('a trailer of another provider', () => {
  test.use({ ...desktop, storageState: decided() })

  const trailerPage = async () => {
    const show = await showWith(
      'fr',
      ({ isMovie, trailers }) => isMovie && trailers?.[0]?.videoType === 'youtube',
    )
    return `${originOf('fr')}/films/${show.slug}`
  }
  const player = (page: Page) => modalOf(page, 'trailers').locator('iframe')

  test('requests consent in the modal; "once" is not saved, "always" is, and nothing is requested before the click', async ({
    page,
  }) => {
    await page.route(/youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    )
    const foreign = foreignRequests(page, 'fr')
    await open(page, await trailerPage())
    const trailer = page.locator('.film__act a[href*="bandeannonce"]')
    const prompt = modalOf(page, 'trailers').locator('.trailer__ask')
    await trailer.click()
    await expect(prompt).toContainText('YouTube')
    await expect(player(page)).toHaveCount(0)
    expect(foreign).toEqual([])
    await prompt.getByRole('button').first().click()
    await expect(player(page)).toBeVisible()
    expect((await storedConsentOf(page)).categories).toEqual(['necessary'])
    await page.keyboard.press('Escape')
    await expect(modalOf(page, 'trailers')).toHaveCount(0)
    await trailer.click()
    await prompt.getByRole('button').last().click()
    await expect(player(page)).toBeVisible()
    expect((await storedConsentOf(page)).categories).toEqual(['necessary', 'marketing'])
    foreign.length = 0
    await open(page, page.url())
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await trailer.click()
    await expect(player(page)).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//)
    await page.keyboard.press('Escape')
    await expect(player(page)).toHaveCount(0)

    await page.goto(`${page.url()}?bandeannonce=true`)
    await expect(player(page), 'an address opens the trailer').toBeVisible()
    await page.goBack()
    await expect(modalOf(page, 'trailers')).toHaveCount(0)
  })
})
