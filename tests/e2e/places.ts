import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { originOf } from './http.ts'
import { modalOf } from './modals.ts'

export const locatorModal = (page: Page) => modalOf(page, 'locator')
export const place = (page: Page) => page.locator('.header .place')
export const menuLink = (page: Page, name: string) =>
  page.locator('.header__nav').getByRole('link', { name, exact: true })

/** In the list of cinemas, which is folded by city. */
export const openCity = (page: Page, name: string) =>
  page
    .locator('.index__city summary')
    .filter({ hasText: new RegExp(`^${name}\\s*\\d`) })
    .click()

export async function openLocator(page: Page) {
  await place(page).click()
  await expect(locatorModal(page).locator('.group').first()).toBeVisible()
  return locatorModal(page)
}

export const setCookie = (context: BrowserContext, value: string, site: SiteId = 'fr') =>
  context.addCookies([{ name: 'locator', value: encodeURIComponent(value), url: originOf(site) }])

/** An earlier visit has saved the place. `shown` is its name, slug, kind and page. */
export async function choosePlace(
  page: Page,
  context: BrowserContext,
  saved: object,
  shown: readonly string[],
  site: SiteId = 'fr',
): Promise<void> {
  await setCookie(context, JSON.stringify(saved), site)
  const text = [`locator=${encodeURIComponent(JSON.stringify(saved))}`, ...shown].join('\n')
  await page.addInitScript((saved) => localStorage.setItem('place', saved), text)
}
