import { expect, test } from '@playwright/test'
import { timeLimit } from '../../../tests/time-limit.ts'
import { type OpenedAdmin, openAdmin, visit } from '../admin.ts'

const writer = { email: 'writer@marquee.example', password: 'many words of the writer' }

let admin: OpenedAdmin
let document: string

test.beforeAll(async () => {
  admin = await openAdmin()
  await admin.call('POST', '/users', { ...writer, role: 'editor', sites: ['ch'] })
  await admin.call('POST', '/site-rules', { site: 'ch', approval: true })
  const news = { site: 'ch', title: 'Neige', slug: 'neige' }
  const { doc } = await admin.call('POST', '/news?locale=fr&draft=true', news)
  document = `${admin.url}/admin/collections/news/${doc?.id}?locale=fr`
})
test.afterAll(() => admin?.stop())

test('an editor requests a review, and an administrator approves and publishes', async ({
  page,
  browser,
}) => {
  test.setTimeout(timeLimit(180_000))
  await admin.signIn(page, writer)
  await visit(page, document)
  const panel = page.locator('.review')
  await expect(panel).toContainText('This site publishes only what somebody else has approved.')
  await page.locator('#action-save').click()
  await expect(page.getByText(/this version is not \(French\)/).first()).toBeVisible()
  await visit(page, document)
  await panel.getByLabel('Note for the reviewer').fill('Please look at the title.')
  await panel.getByRole('button', { name: 'Request review' }).click()
  await expect(panel).toContainText('In review')
  await expect(panel).toContainText('somebody else decides')

  const phone = { width: 390, height: 844 }
  const other = await (await browser.newContext({ viewport: phone, colorScheme: 'dark' })).newPage()
  await admin.signIn(other)
  const waiting = other.locator('section', { hasText: 'Waiting for review' })
  await waiting.getByRole('link', { name: 'Neige' }).click()
  const decision = other.locator('.review')
  await expect(decision).toContainText('Please look at the title.')
  await decision.getByRole('button', { name: 'Approve and publish' }).click()
  await expect(decision).toContainText('Decided by admin@marquee.example')
  await other.context().close()
})
