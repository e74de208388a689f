import { expect, type Page, test } from '@playwright/test'
import { sites } from '#config/sites.ts'
import { type OutsideApi, startOutsideApi } from '../../fixtures/outside-api/outside-api.ts'
import { type Product, patient, startProduct } from '../../unleash/product.ts'
import { undecided } from '../consent-state.ts'
import { desktop, open } from '../visitor.ts'

/** The nl site of a separate server, whose source sends settings with elements of outside parties. */
test.use({ ...desktop, storageState: undecided })

const tags = 'https://tags.marquee.example/container.js'
const agent = 'https://assistant.marquee.example/agent.js'
const player = 'https://player.film-database.example/pixel'
const stranger = 'https://unknown.example/spy.js'

const settings = {
  cookieNames: ['_loose'],
  injections: [
    { place: 'head', element: 'script', attributes: { src: tags, async: '' } },
    { place: 'head', element: 'iframe', attributes: { src: player, title: 'Pixel', onload: 'alert(1)' } },
    { place: 'head', element: 'script', attributes: { src: stranger } },
    { place: 'body', element: 'script', attributes: { src: `${tags}?body` } },
    { place: 'head', element: 'object', attributes: { data: tags } },
    { place: 'head', element: 'script', attributes: {}, content: 'window.unasked = true' },
    { place: 'head', element: 'meta', attributes: { name: 'google-site-verification', content: 'proof' } },
    { place: 'noscript', element: 'iframe', attributes: { src: player, title: 'Pixel' } },
  ],
  virtualAgent: {
    scriptUrl: agent,
    endpoint: 'https://assistant.marquee.example/ask',
    botId: '7',
    channel: 'web',
  },
}

let api: OutsideApi
let product: Product

test.beforeAll(async () => {
  test.setTimeout(240_000)
  api = await startOutsideApi({ broken: false, settings })
  product = await startProduct(test.info().outputPath('data'), { ...patient, CONTENT_API_NL: api.url })
  // On a busy machine the source may be late for the first pages.
  const statusOfHome = async () => (await product.request('nl', '/nl')).status
  await expect.poll(statusOfHome, { timeout: 100_000 }).toBe(200)
})

test.afterAll(async () => {
  await product.stop()
  await api.close()
})

const siteOrigin = () => `http://${sites.nl.hosts.local}:${product.port}`

/** Fulfils requests to the parties and records them. Pictures of the source are exempt. */
async function requestsOf(page: Page): Promise<string[]> {
  const requests: string[] = []
  const origin = siteOrigin()
  await page.route(
    (url) => url.origin !== origin && url.hostname !== 'beeld.example',
    (route) => {
      const url = route.request().url()
      requests.push(url)
      const isScript = url.endsWith('.js')
      const body = isScript
        ? `window.parties = [...(window.parties ?? []), ${JSON.stringify(url)}]; document.cookie = '_tags_id=1; path=/'`
        : ''
      return route.fulfill({
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: body || '<!doctype html><title>Pixel</title>',
      })
    },
  )
  return requests
}

const preferences = (page: Page) => page.getByRole('dialog')
const openPreferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookies beheren' }).click()
const cookieNames = async (page: Page) => (await page.context().cookies(siteOrigin())).map(({ name }) => name)

test('no party is requested before consent to its category, and each is removed when it is withdrawn', async ({
  page,
  context,
}) => {
  const origin = siteOrigin()
  await test.step('the served page has the proof of ownership, and no elements of unknown parties', async () => {
    const { body: html } = await product.request('nl', '/nl')
    expect(html).toContain('<meta name="google-site-verification" content="proof"')
    for (const gone of [stranger, 'window.unasked', `${tags}?body`, '<noscript>', 'alert(1)'])
      expect(html).not.toContain(gone)
  })
  const requests = await requestsOf(page)
  await context.addCookies([{ name: '_loose', value: '1', url: origin }])
  await open(page, `${origin}/nl`)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await openPreferences(page)
  await preferences(page).locator('input[value="statistics"]').check({ force: true })
  await preferences(page).locator('button[data-role="save"]').click()
  await expect.poll(() => requests).toEqual([tags])
  await page.getByRole('banner').getByRole('link', { name: 'Bioscopen' }).first().click()
  await expect(page).toHaveURL(/bioscopen/)
  expect(requests, 'once, however far the visitor goes').toEqual([tags])

  await openPreferences(page)
  await preferences(page).locator('button[data-role="all"]').click()
  await expect.poll(() => requests.toSorted()).toEqual([player, tags].toSorted())
  await expect(page.locator(`iframe[src="${player}"]`)).not.toHaveAttribute('onload')
  expect(await cookieNames(page)).toContain('_tags_id')

  await openPreferences(page)
  const reloaded = page.waitForEvent('load')
  await preferences(page).locator('button[data-role="necessary"]').click()
  await reloaded
  await page.waitForLoadState('networkidle')
  expect(requests, 'no party is requested again, and the virtual agent only when it is opened').toHaveLength(
    2,
  )
  expect(await page.evaluate(() => 'parties' in window), 'what ran is gone with the page').toBe(false)
  expect(await cookieNames(page)).toEqual(['consent'])

  const warnings = product
    .log()
    .split('\n')
    .filter((line) => line.includes('the configuration does not allow'))
  expect(
    warnings.filter((line) => line.includes(stranger)),
    'each dropped element is logged once',
  ).toHaveLength(1)
})
