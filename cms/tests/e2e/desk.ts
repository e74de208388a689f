import { expect, type Page } from '@playwright/test'
import type { Newsroom } from './newsroom.ts'

/** What an editor does with the form of a document, as a person does it: by its buttons. */

export async function openDocument(room: Newsroom, page: Page, id: string, language: string): Promise<void> {
  await page.goto(`${room.admin.url}/admin/collections/news/${id}?locale=${language}`)
  await expect(page.locator('#field-title')).toBeVisible()
}

const isChange = (method: string, url: string) => method === 'PATCH' && url.includes('/api/news/')

const changed = (page: Page) => page.waitForResponse((answer) => isChange(answer.request().method(), answer.url()))

/** Fills a field in; resolves when it is kept as a draft. */
export async function write(page: Page, field: string, text: string): Promise<void> {
  const kept = changed(page)
  await page.locator(field).fill(text)
  expect((await kept).ok()).toBe(true)
}

/** Chooses the language of the contents. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.localizer button').first().click()
  await page.locator(`.popup__content [data-locale=${language}]`).click()
  await expect(page).toHaveURL(new RegExp(`locale=${language}`))
  await expect(page.locator(`.localizer [data-locale=${language}]`)).toBeVisible()
}

/** Publishes the language in view. Answers when that was confirmed, in the time of `performance`. */
export async function publish(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (answer) => isChange(answer.request().method(), answer.url()) && answer.url().includes('publishSpecificLocale'),
  )
  await page.locator('#action-save').click()
  const answer = await answered
  expect(answer.status()).toBe(200)
  return performance.now()
}

/** Milliseconds from a moment until something is so. */
export async function until(since: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - since > 60_000) throw new Error('It has not come in a minute.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return Math.round(performance.now() - since)
}

/**
 * Plans a publication or its end by the admin's own dialogue. It offers every fifth minute: the one that is chosen is put forward to `at`
 * on its way, so that nobody waits for it.
 */
export async function plan(page: Page, type: 'publish' | 'unpublish', at: number, language?: string): Promise<void> {
  await page.locator('#action-save-popup button').first().click()
  await page.locator('#schedule-publish').click()
  const drawer = page.locator('.schedule-publish')
  await drawer
    .getByRole('radio')
    .nth(type === 'publish' ? 0 : 1)
    .check({ force: true })
  await drawer.locator('#time input').click()
  await drawer.locator('.react-datepicker__time-list-item').last().click()
  await drawer.getByRole('heading').last().click()
  if (language) {
    await drawer.locator('.react-select:not(.timezone-picker)').click()
    await page.getByRole('option', { name: language }).click()
  }
  await page.route('**/admin/**', async (route) => {
    const body = route.request().postData()
    if (!body?.includes('"schedule-publish"')) return route.continue()
    return route.continue({ postData: body.replace(/\$D[^"]+/, `$D${new Date(at).toISOString()}`) })
  })
  await drawer.locator('#scheduled-publish-save').click()
  await expect(drawer.locator('table tbody tr')).toHaveCount(1)
  await page.unroute('**/admin/**')
}
