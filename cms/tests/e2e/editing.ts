import { expect, type Page } from '@playwright/test'
import { visit } from '../admin.ts'

/** Opens a news item. */
export async function openDocument(
  page: Page,
  { url }: { readonly url: string },
  id: string | number | undefined,
  language: string,
): Promise<void> {
  await visit(page, `${url}/admin/collections/news/${id}?locale=${language}`)
  await expect(page.locator('#field-title')).toBeVisible()
}

const isChange = (method: string, url: string) => method === 'PATCH' && url.includes('/api/news/')

const changed = (page: Page) =>
  page.waitForResponse((response) => isChange(response.request().method(), response.url()))

/** Fills a field in; resolves when the draft is saved. */
export async function write(page: Page, field: string, text: string): Promise<void> {
  const autosaved = changed(page)
  await page.locator(field).fill(text)
  expect((await autosaved).ok()).toBe(true)
}

/** Chooses the locale. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.localizer button').first().click()
  await page.locator(`.popup__content [data-locale=${language}]`).click()
  await expect(page).toHaveURL(new RegExp(`locale=${language}`))
  await expect(page.locator(`.localizer [data-locale=${language}]`)).toBeVisible()
}

/** Publishes the current locale. */
export async function publish(page: Page): Promise<void> {
  const responded = page.waitForResponse(
    (response) =>
      isChange(response.request().method(), response.url()) &&
      response.url().includes('publishSpecificLocale'),
  )
  await page.locator('#action-save').click()
  expect((await responded).status()).toBe(200)
}

export const scheduleForm = (page: Page) => page.locator('.scheduling__form')
export const scheduleTime = (page: Page) => scheduleForm(page).locator('input[type=datetime-local]')

/** Opens the drawer and chooses action and language, but no time. */
export async function openSchedule(page: Page, action: string, language: string): Promise<void> {
  await page.locator('#action-schedule').click()
  await scheduleForm(page).getByLabel(action, { exact: true }).check()
  await scheduleForm(page).getByLabel(language, { exact: true }).check()
}

const AHEAD = 5_000

/**
 * Sends the form with a time some seconds after it is sent: the field has minutes, so the request is intercepted to
 * add seconds.
 */
export async function scheduleSoon(page: Page): Promise<void> {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Zurich',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  await scheduleTime(page).fill('2050-12-12T06:06')
  await page.route('**/api/scheduled-changes', (route) => {
    const soon = local.format(Date.now() + AHEAD).replace(' ', 'T')
    return route.continue({
      postData: (route.request().postData() ?? '').replace('2050-12-12T06:06', soon),
    })
  })
  const responded = page.waitForResponse(
    (response) => response.url().endsWith('/api/scheduled-changes') && response.request().method() === 'POST',
  )
  await scheduleForm(page).getByRole('button').click()
  expect((await responded).status()).toBe(201)
  await page.unroute('**/api/scheduled-changes')
}
