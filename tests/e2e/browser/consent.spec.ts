import { expect, type Page } from '@playwright/test'
import { consent } from '../../../config/consent.ts'
import type { SiteId } from '../../../config/sites.ts'
import { decided, undecided } from '../consent-state.ts'
import { showWith } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsForAxe } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { desktop, open, phone, test } from '../visitor.ts'

test.use({ storageState: undecided })

const banner = (page: Page) => page.locator('.consent')
const refuse = (page: Page) => banner(page).locator('.btn').first()
const accept = (page: Page) => banner(page).locator('.btn').last()
const choose = (page: Page) => banner(page).locator('.link')
const preferences = (page: Page) => page.getByRole('dialog')
const toggle = (page: Page, category: string) => preferences(page).locator(`input[value="${category}"]`)
const button = (page: Page, role: 'all' | 'necessary' | 'save') =>
  preferences(page).locator(`button[data-role="${role}"]`)

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

test('in landscape on a phone the banner covers less than a fifth of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, `${originOf('ch')}/de`)
  expect((await banner(page).boundingBox())?.height).toBeLessThan(78)
})

test('before a decision nothing is stored, recorded or requested from third parties', {
  tag: '@quick',
}, async ({ page }) => {
  const foreign = foreignRequests(page, 'fr')
  await open(page, originOf('fr'))
  await expect(banner(page)).toBeVisible()
  await page.locator('.card h3 a').first().click()
  await expect(page).toHaveURL(/\/films\//)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await storedConsentOf(page)).toEqual({ others: [], categories: null })
  expect(await hasDataLayer(page)).toBe(false)
})

test('refusing is saved for this site, where the banner stays hidden', async ({ page }) => {
  await open(page, originOf('fr'))
  await refuse(page).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  expect(await storedConsentOf(page)).toEqual({ others: [], categories: ['necessary'] })
  await page.reload()
  await expect(banner(page)).toBeHidden()
  expect(await hasDataLayer(page)).toBe(false)
  await page.goto(originOf('be'))
  await expect(banner(page), 'another site asks for itself').toBeVisible()
})

test('accepting allows every category, by a button that looks like the one for refusing', async ({
  page,
}) => {
  await open(page, originOf('fr'))
  const boxes = [await refuse(page).boundingBox(), await accept(page).boundingBox()]
  expect(boxes[0]?.width).toBe(boxes[1]?.width)
  expect(boxes[0]?.height).toBe(boxes[1]?.height)
  const looks = await Promise.all(
    [refuse(page), accept(page)].map((each) => each.evaluate((element) => element.className)),
  )
  expect(looks[0]).toBe(looks[1])
  await accept(page).click()
  await expect
    .poll(async () => (await storedConsentOf(page)).categories)
    .toEqual(['necessary', ...consent.categories])
})

test('a new revision shows the banner again', async ({ page }) => {
  const old = { categories: ['necessary', 'statistics'], revision: consent.revision - 1 }
  await page
    .context()
    .addCookies([
      { name: consent.cookie, value: encodeURIComponent(JSON.stringify(old)), url: originOf('fr') },
    ])
  await open(page, originOf('fr'))
  await expect(banner(page)).toBeVisible()
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

  await page.locator('footer').getByRole('button', { name: 'Gérer mes cookies' }).click()
  await expect(toggle(page, 'statistics')).toBeChecked()
  await button(page, 'necessary').click()
  expect((await storedConsentOf(page)).categories).toEqual(['necessary'])
  await expect.poll(() => hasDataLayer(page), 'what was recorded is forgotten').toBe(false)
})

test('the modal shows the decision made in the banner; closing the modal decides nothing', async ({
  page,
}) => {
  await page.setViewportSize(desktop.viewport)
  await open(page, originOf('fr'))
  await choose(page).click()
  await expect(preferences(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
  await expect(banner(page), 'closing decides nothing').toBeVisible()
  await accept(page).click()
  await expect(banner(page)).toBeHidden()
  await page.locator('footer').getByRole('button', { name: 'Gérer mes cookies' }).click()
  for (const category of consent.categories) await expect(toggle(page, category)).toBeChecked()
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
    await expect(choose(page)).toBeFocused()
  })
}

for (const [site, path] of [
  ['fr', ''],
  ['ch', '/de'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const isLater = site === 'ch' || colorScheme === 'light'
    test.describe(`${site}${path}, ${colorScheme}`, () => {
      test.use({ ...phone, colorScheme })

      test('banner and modal fit a phone, are accessible, and do not cover the first action', {
        tag: isLater ? '@exhaustive' : [],
      }, async ({ page }) => {
        await open(page, originOf(site) + path)
        const top = (await banner(page).boundingBox())?.y ?? 0
        const action = await page.locator('main .btn--book').first().boundingBox()
        expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(top)
        for (const control of await banner(page).locator('button').all()) {
          expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        }
        expect(await faultsForAxe(page)).toEqual([])
        await choose(page).click()
        await expect(preferences(page)).toBeVisible()
        await animated(page)
        expect(await faultsForAxe(page, { within: '#cc-main' })).toEqual([])
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)
      })
    })
  }
}

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
  const trailerPrompt = (page: Page) => page.locator('.trailer__ask')

  test.beforeEach(async ({ page }) => {
    await page.route(/youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    )
  })

  test('requests consent in the modal; "once" is not saved', { tag: '@quick' }, async ({ page }) => {
    const foreign = foreignRequests(page, 'fr')
    await open(page, await trailerPage())
    await page.locator('.film__act a[href*="bandeannonce"]').click()
    await expect(trailerPrompt(page)).toContainText('YouTube')
    await expect(player(page)).toHaveCount(0)
    expect(foreign).toEqual([])
    await trailerPrompt(page).locator('.btn').first().click()
    await expect(player(page)).toBeVisible()
    expect((await storedConsentOf(page)).categories).toEqual(['necessary'])
    await page.keyboard.press('Escape')
    await expect(modalOf(page, 'trailers')).toHaveCount(0)
    await page.locator('.film__act a[href*="bandeannonce"]').click()
    await expect(trailerPrompt(page)).toBeVisible()
  })

  test('"always" is saved, and later videos play without a consent request', async ({ page }) => {
    await open(page, `${await trailerPage()}?bandeannonce=true`)
    await trailerPrompt(page).locator('.btn').last().click()
    await expect(player(page)).toBeVisible()
    expect((await storedConsentOf(page)).categories).toEqual(['necessary', 'marketing'])
    await page.reload()
    await expect(player(page)).toBeVisible()
  })
})
