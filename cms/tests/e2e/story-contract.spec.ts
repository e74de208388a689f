import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { checkContentApi } from '../../../tests/content-api/check-content-api.ts'
import { timeLimit } from '../../../tests/time-limit.ts'
import { firstAdmin, visit } from '../admin.ts'
import { openDocument } from './editing.ts'
import { complaintsOf, type Newsroom, openNewsroom } from './newsroom.ts'

let newsroom: Newsroom
let context: BrowserContext
let page: Page
let complaints: string[]

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  test.setTimeout(timeLimit(240_000))
  newsroom = await openNewsroom()
  await newsroom.takeOver('ma')
  context = await browser.newContext({ locale: 'en-GB' })
  page = await context.newPage()
  complaints = complaintsOf(page)
  await newsroom.admin.signIn(page, firstAdmin)
})
test.afterAll(() => newsroom?.close())

test('a site with all content of a country from the CMS meets the content contract', async () => {
  test.setTimeout(timeLimit(180_000))
  const left = async () =>
    (await newsroom.call('GET /deliveries?limit=1&where[state][not_equals]=sent')).body.totalDocs
  await expect.poll(left, { timeout: timeLimit(120_000) }).toBe(0)
  const { body: metrics } = await newsroom.site.request('ma', '/metrics')
  expect(Number(/^publishing_messages_total\{result="stored"\} (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(
    100,
  )
  const findings = await checkContentApi('ma', async (address) => {
    const { status, headers, body } = await newsroom.site.request('ma', `/api/${address}`)
    return new Response(body, { status, headers: { 'content-type': String(headers['content-type']) } })
  })
  expect(findings.filter(({ result }) => result === 'failed')).toEqual([])
})

test('our additions to the admin are accessible and log no console errors', async () => {
  const { body } = await newsroom.call('GET /news?limit=1&where[site][equals]=ma')
  const seen = async (part: string) => {
    const { violations } = await new AxeBuilder({ page }).include(part).analyze()
    return violations.map(
      ({ id, impact, nodes }) =>
        `${page.url()} ${impact} ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }
  await openDocument(newsroom, page, String(body.docs?.[0]?.id), 'fr')
  const found: string[] = []
  for (const part of ['.on-the-site', '.plans:not(.comments)', '.comments', '.as-of']) {
    await expect(page.locator(part)).toBeVisible()
    found.push(...(await seen(part)))
  }
  await page.locator('#action-plan').click()
  await page.locator('.plans__form').getByRole('button').click()
  await expect(page.locator('.plans__fault')).toBeVisible()
  found.push(...(await seen('.plans--drawer')))
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')])
  for (const [target, part] of [
    ['reports/translations', '.gutter'],
    ['reports/links', '.gutter'],
    // Payload's checkboxes for rows have no name.
    ['collections/deliveries', '.cell-again'],
  ] as const) {
    await visit(page, `${newsroom.admin.url}/admin/${target}`)
    await expect(page.locator('h1')).toBeVisible()
    found.push(...(await seen(part)))
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})
