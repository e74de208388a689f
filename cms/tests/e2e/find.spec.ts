import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type OpenedAdmin, openAdmin, visit } from '../admin.ts'
import { startTranslationServer, type TranslationServer } from '../translation-service.ts'
import { complaintsOf } from './newsroom.ts'

let admin: OpenedAdmin
let story: number
let translations: TranslationServer
const lotte = { email: 'lotte@marquee.example', password: 'many words of the story' }

test.beforeAll(async () => {
  translations = await startTranslationServer()
  admin = await openAdmin({ env: { CMS_TRANSLATION_URL: translations.url } })
  const news = { headline: 'Le téléphérique rouvre ses portes', _status: 'published' }
  const french = { ...news, site: 'fr', title: 'Été à la montagne', slug: 'ete' }
  const { doc } = await admin.call('POST', '/news?locale=fr', french)
  story = doc?.id ?? 0
  await admin.call('POST', '/news?locale=nl', {
    ...news,
    site: 'be',
    title: 'Zomer in de bergen',
    slug: 'zomer',
  })
  await admin.call('POST', '/users', { ...lotte, name: 'Lotte', role: 'editor', sites: ['be'] })
})
test.afterAll(async () => {
  await admin?.stop()
  await translations?.stop()
})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function looksRight(page: Page, part: string) {
  for (const [scheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: admin.url }])
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await new AxeBuilder({ page }).include(part).analyze()).violations).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
}

test.describe('in German', () => {
  test.use({ locale: 'de' })

  test('the keyboard opens the search from the frame in which its link appears', async ({ page }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.search-link')) return
        observer.disconnect()
        const press = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
        document.body.dispatchEvent(new KeyboardEvent('keydown', press))
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await admin.signIn(page)
    await expect(page.getByRole('searchbox', { name: 'Wörter' })).toBeFocused()
  })

  test('the keyboard opens the search, which finds a text without its accents', async ({ page }) => {
    const complaints = complaintsOf(page)
    await admin.signIn(page)
    await expect(page.getByRole('link', { name: 'Suche (Ctrl+K)' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox', { name: 'Wörter' })).toBeFocused()
    await page.keyboard.type('TELEPHERIQUE')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=TELEPHERIQUE/)
    const results = page.getByRole('region', { name: 'Treffer' })
    // The index follows the database a moment later.
    await expect(async () => {
      await page.reload()
      await expect(results.getByRole('listitem')).toHaveCount(2, { timeout: 3_000 })
    }).toPass()
    const hit = results.getByRole('listitem').filter({ hasText: 'Été à la montagne' })
    await expect(hit).toContainText('Frankreich · Französisch · Öffentlich')
    await expect(hit.locator('mark')).toHaveText('téléphérique')
    await page.getByRole('combobox', { name: 'Website' }).selectOption('fr')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(results.getByRole('listitem')).toHaveCount(1)
    await looksRight(page, '.report')
    await results.getByRole('link', { name: 'Été à la montagne' }).click()
    await expect(page).toHaveURL(`${admin.url}/admin/collections/news/${story}?locale=fr`)
    expect(complaints).toEqual([])
  })
})

test('an editor finds only documents of the own sites, and sees what happened to them', async ({ page }) => {
  await admin.signIn(page, lotte)
  await visit(page, `${admin.url}/admin/search?q=telepherique`)
  await expect(async () => {
    await page.reload()
    await expect(page.locator('.search-results li')).toHaveText([/^Zomer in de bergen/], { timeout: 3_000 })
  }).toPass()
  await visit(page, `${admin.url}/admin/reports/activity`)
  await expect(page.locator('.report tbody tr')).toHaveText([
    /Published \(Dutch\).*Zomer in de bergen.*Belgium/,
  ])
  await looksRight(page, '.report')
})

test('a suggested translation is saved in the draft once it is accepted', async ({ page }) => {
  const body = { site: 'ch', title: 'Neige fraîche', slug: 'neige', headline: 'Les pistes ouvrent' }
  const { doc } = await admin.call('POST', '/news?locale=fr&draft=true', body)
  await admin.signIn(page)
  await visit(page, `${admin.url}/admin/reports/side-by-side?collection=news&id=${doc?.id}&from=fr&to=de`)
  const row = page.getByRole('row', { name: /^Title/ })
  await row.getByRole('button', { name: 'Suggest a translation: Title' }).click()
  await expect(row.getByRole('region', { name: 'Suggestion' })).toContainText('NEIGE FRAÎCHE')
  expect((await new AxeBuilder({ page }).include('.report').analyze()).violations).toEqual([])
  await row.getByRole('button', { name: 'Use as draft' }).click()
  await expect(row.getByRole('cell').nth(1)).toHaveText('NEIGE FRAÎCHE')
  await expect(row).not.toContainText('Not written')
  await expect(page.getByRole('row', { name: /^Address/ }).getByRole('button')).toHaveCount(0)
  await looksRight(page, '.report')
})

test('several documents are published by one press, and the one that is refused is named', async ({
  page,
}) => {
  await admin.signIn(page)
  for (const data of [{ title: 'Winter' }, { key: 'half', headline: 'No title' }]) {
    const draft = { site: 'be', ...data }
    const made = await page.request.post(`${admin.url}/api/news?locale=en&draft=true`, {
      data: draft,
      headers: { origin: admin.url },
    })
    expect(made.ok(), await made.text()).toBe(true)
  }
  await visit(page, `${admin.url}/admin/collections/news?locale=en&where[or][0][and][0][site][equals]=be`)
  for (const row of await page.locator('table tbody tr').filter({ hasText: 'Draft' }).all())
    await row.getByRole('checkbox').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText('half: ')
  await expect(page.locator('table tbody tr').filter({ hasText: 'Winter' })).toContainText('Published')
})

/** Boxes of the document's buttons that moved since the first paint, or what moved them. */
const shiftedControls = () =>
  new Promise<string[]>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(
        (list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          .flatMap(({ sources }) => sources.map(({ node }) => node))
          .filter((node) => node instanceof Element)
          .filter((node) => node.closest('.doc-controls__controls-wrapper'))
          .map(({ className }) => className),
      ),
    ).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve([]), 1_000)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de' })

  test('the button that plans is beside the one that publishes, and answers before the plans are loaded', async ({
    page,
  }) => {
    await admin.signIn(page)
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
    await page.route('**/api/plans?*', async (route) => {
      await pressed
      await route.continue()
    })
    await visit(page, `${admin.url}/admin/collections/news/${story}?locale=fr`)
    const plan = page.locator('#action-plan')
    await expect(plan).toBeInViewport({ ratio: 1 })
    await plan.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: /^Planen/ })).toBeVisible()
    await expect(drawer.getByRole('status')).toHaveText('Einen Moment …')
    expect(await page.evaluate(shiftedControls)).toEqual([])
    press()
    await expect(drawer.getByRole('group', { name: 'Was soll geschehen?' })).toBeVisible()
  })
})
