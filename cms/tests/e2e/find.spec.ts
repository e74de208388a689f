import { expect, type Page } from '@playwright/test'
import { visit } from '../admin.ts'
import { looksRight } from './looks.ts'
import { admin, test } from './newsroom.ts'

/** The index follows the database a moment later. Without its own origin a request has no session. */
const indexed = (page: Page, query: string, title: string) =>
  expect
    .poll(async () => {
      const address = `${admin.url}/admin/search?q=${query}`
      return (await page.request.get(address, { headers: { origin: admin.url } })).text()
    })
    .toContain(`>${title}<`)

test.describe('in German', () => {
  test.use({ locale: 'de' })

  test('the keyboard opens the search from the frame in which its link appears, and it finds a text without its accents', async ({
    complaints,
    page,
  }) => {
    const news = { title: 'Été à la montagne', headline: 'Le téléphérique rouvre ses portes' }
    const { doc } = (
      await admin.call('POST /news?locale=fr', { ...news, site: 'fr', slug: 'ete', _status: 'published' })
    ).body
    await admin.call('POST /news?locale=fr&draft=true', { ...news, site: 'ch', title: 'Atlas' })
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.search-link')) return
        observer.disconnect()
        const press = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
        document.body.dispatchEvent(new KeyboardEvent('keydown', press))
      })
      if (location.pathname.endsWith('/login')) observer.observe(document, { childList: true, subtree: true })
    })
    await admin.signInByForm(page)
    await expect(page.getByRole('combobox', { name: 'Suche' })).toBeFocused()
    await indexed(page, 'TELEPHERIQUE', news.title)
    await indexed(page, 'TELEPHERIQUE', 'Atlas')
    await page.keyboard.type('TELEPHERIQUE')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      /./,
      /./,
      'Alle Treffer für «TELEPHERIQUE»',
    ])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=TELEPHERIQUE/)
    const results = page.getByRole('region', { name: 'Treffer' })
    await expect(results.getByRole('listitem')).toHaveCount(2)
    const hit = results.getByRole('listitem').filter({ hasText: news.title })
    await expect(hit).toContainText('Frankreich · Französisch · Öffentlich')
    await expect(hit.locator('mark')).toHaveText('téléphérique')
    await page.getByRole('combobox', { name: 'Website' }).selectOption('fr')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(results.getByRole('listitem')).toHaveCount(1)
    await looksRight(page, '.report')
    await results.getByRole('link', { name: news.title }).click()
    await expect(page).toHaveURL(`${admin.url}/admin/collections/news/${doc?.id}?locale=fr`)
    expect(complaints).toEqual([])
  })
})

test('the palette opens a document, a list and a new document over the page, and closes with Escape', async ({
  page,
}) => {
  const { doc } = (await admin.call('POST /news?locale=fr&draft=true', { site: 'ma', title: 'Palmeraie' }))
    .body
  await admin.signIn(page)
  await indexed(page, 'palmeraie', 'Palmeraie')
  await visit(page, `${admin.url}/admin`)
  const words = page.getByRole('combobox', { name: 'Search' })
  await page.getByRole('link', { name: 'Search (Ctrl+K)' }).click()
  await words.fill('seasons and')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
    'Seasons and special events List',
  )
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await page.keyboard.press('Control+k')
  await words.fill('palmer')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/^Palmeraie News/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${admin.url}/admin/collections/news/${doc?.id}?locale=fr`)
  await page.keyboard.press('Control+k')
  await words.fill('new season')
  await page.getByRole('option', { name: 'Create new: Season or special event' }).click()
  await expect(page).toHaveURL(/collections\/seasons\/create/)
})

test('an editor finds only documents of the own sites, and reads in the audit log what happened to them', async ({
  page,
}) => {
  const news = { headline: 'Le funiculaire', _status: 'published' }
  await admin.call('POST /news?locale=nl', {
    ...news,
    site: 'be',
    title: 'Zomer in de bergen',
    slug: 'zomer',
  })
  await admin.call('POST /news?locale=fr', { ...news, site: 'fr', title: 'Ailleurs', slug: 'ailleurs' })
  const lotte = await admin.hire('lotte', { role: 'editor', sites: ['be'] })
  await admin.signIn(page, lotte)
  await indexed(page, 'funiculaire', 'Zomer in de bergen')
  await visit(page, `${admin.url}/admin/search?q=funiculaire`)
  await expect(page.locator('.search-results').getByRole('listitem')).toHaveText([/^Zomer in de bergen/])
  await visit(page, `${admin.url}/admin/collections/audit-entries`)
  await expect(page.locator('table tbody').getByRole('row')).toHaveText([/Published.*zomer.*be.*nl/])
  await expect(page.getByRole('columnheader', { name: 'Person' })).toHaveCount(0)
})

test('several documents are published by one press, and the one that is refused is named', async ({
  page,
}) => {
  for (const data of [{ title: 'Winter' }, { key: 'half', headline: 'No title' }])
    await admin.call('POST /news?locale=en&draft=true', { site: 'nl', ...data })
  const editor = await admin.hire('nina', { role: 'editor', sites: ['nl'] })
  await admin.signIn(page, editor)
  await visit(page, `${admin.url}/admin/collections/news?locale=en`)
  const rows = page.locator('table tbody tr')
  await expect(rows.filter({ hasText: 'Draft' })).toHaveCount(2)
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText('half: ')
  await expect(rows.filter({ hasText: 'Winter' })).toContainText('Published')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de' })

  test('the button that plans is beside the one that publishes, and answers before the plans are loaded', async ({
    page,
  }) => {
    const { doc } = (await admin.call('POST /news?locale=fr&draft=true', { site: 'ch', title: 'Plan' })).body
    await admin.signIn(page)
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
    await page.route('**/api/scheduled-changes?*', async (route) => {
      await pressed
      await route.continue()
    })
    // The script notes the place of the button in each frame.
    await page.addInitScript(() => {
      const places: string[] = []
      Object.assign(window, { places })
      const look = () => {
        const box = document.querySelector('#action-schedule')?.getBoundingClientRect()
        const place = box && `${Math.round(box.x)} ${Math.round(box.y)}`
        if (place && place !== places.at(-1)) places.push(place)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await visit(page, `${admin.url}/admin/collections/news/${doc?.id}?locale=fr`)
    const schedule = page.locator('#action-schedule')
    await expect(schedule).toBeInViewport({ ratio: 1 })
    await schedule.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: /^Planen/ })).toBeVisible()
    await expect(drawer.getByRole('status')).toHaveText('Einen Moment …')
    press()
    await expect(drawer.getByRole('group', { name: 'Was soll geschehen?' })).toBeVisible()
    expect(await page.evaluate('places')).toHaveLength(1)
  })
})
