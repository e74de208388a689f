import { expect, type Page, type Route } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { timeLimit } from '../../time-limit.ts'
import { originOf, requestSite } from '../http.ts'
import { faultsForReaders } from '../inspect.ts'
import { modalOf, tryModal } from '../modals.ts'
import { desktop, isSameDocument, open, phone, test } from '../visitor.ts'

/** Without the request for the films that the modal opens with. */
const searches = /\/_page\/search\?(?!.*part=start)/
const searchModal = (page: Page) => modalOf(page, 'search')
const box = (page: Page) => searchModal(page).getByRole('searchbox')
const icon = (page: Page) => page.locator('.header .iconbtn[data-opens="search"]')
const group = (page: Page, title: string) =>
  searchModal(page).locator('.group', { has: page.getByRole('heading', { name: title, exact: true }) })
const results = (page: Page) => searchModal(page).locator('.search__found:not(.is-old) .res')

interface Hit {
  readonly group: string
  readonly title: string
  readonly href: string
}

async function hitsOf(site: SiteId, language: string, q: string): Promise<readonly Hit[]> {
  const { body } = await requestSite(
    site,
    `/_page/search?${new URLSearchParams({ language, q, part: 'all' })}`,
  )
  return (JSON.parse(body) as { page: { hits: readonly Hit[] } }).page.hits
}

const queryOf = (route: Route) => new URL(route.request().url()).searchParams

/** A search response in the form of our own server's. */
const respondWith = (route: Route, titles: readonly string[]) => {
  const hits = titles.map((title) => ({
    group: 'cinemas',
    title,
    line: null,
    href: `/cinemas/${title}`,
    external: false,
    picture: null,
  }))
  return route.fulfill({ json: { outcome: 'found', page: { hits }, seo: {} } })
}

async function openByKeyboard(page: Page): Promise<void> {
  await icon(page).focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
}

test.describe('on a desktop', () => {
  test.use(desktop)

  test('the modal opens, is accessible, and closes by Escape, button and overlay (Swiss German)', async ({
    page,
  }) => {
    await open(page, `${originOf('ch')}/de`)
    await tryModal({
      page,
      id: 'search',
      opener: icon(page),
      shows: async (modal) => {
        await expect(modal.getByRole('heading', { name: 'Wonach suchen Sie?' })).toBeVisible()
        await page.keyboard.type('der')
        await expect(modal.getByRole('heading', { name: 'Filme und Events' })).toBeVisible()
        expect(await faultsForReaders(page, ['dark', 'light'])).toEqual([])
      },
    })
  })

  test('the modal shows posters of films until a query is typed; experiences, cities and pages have groups', async ({
    page,
  }) => {
    await open(page, `${originOf('fr')}/`)
    await openByKeyboard(page)
    const films = group(page, 'À l’affiche en ce moment')
    await expect(films.locator('.res .poster img')).toHaveCount(4)
    await page.keyboard.type('4dx')
    await expect(group(page, 'Expériences').locator('.res')).toHaveAttribute('href', '/experiences/4dx')
    await expect(films).toHaveCount(0)
    await box(page).fill('lyon')
    await expect(group(page, 'Villes').locator('.res')).toHaveAttribute('href', '/cinemas/ville/lyon')
    await box(page).fill('cinepass')
    await group(page, 'Pages du site').locator('.res[href="/cinepass"]').click()
    await expect(page).toHaveURL(`${originOf('fr')}/cinepass`)
    await openByKeyboard(page)
    await expect(group(page, 'Vos dernières recherches').locator('.res')).toHaveCount(1)
    await expect(films.locator('.res')).toHaveCount(4)
  })

  test('opening and typing cause no task of more than 200 ms', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { tasks: [] })
      const tasks = (window as unknown as { tasks: number[] }).tasks
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' })
    })
    const longest = async () => {
      await open(page, `${originOf('fr')}/`)
      await page.evaluate(() => {
        ;(window as unknown as { tasks: number[] }).tasks.length = 0
      })
      await openByKeyboard(page)
      await page.keyboard.type('les')
      await expect(results(page).first()).toBeVisible()
      return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
    }
    // On a busy machine a task is long now and then; on a slow page it is long every time.
    await expect.poll(longest, { timeout: 30_000 }).toBeLessThanOrEqual(timeLimit(200))
  })

  test('the search works by keyboard, and ignores accents and capitals', async ({ page }) => {
    await open(page, `${originOf('fr')}/`)
    await openByKeyboard(page)
    await page.keyboard.type('LYÓ')
    const cinemas = group(page, 'Cinémas')
    await expect(cinemas.locator('.res').first()).toBeVisible()
    await expect(cinemas.locator('mark').first()).toHaveText('Lyo')
    await expect(page.getByRole('status').filter({ hasText: 'résultats pour' })).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(results(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('n')
    await expect(box(page)).toHaveValue('LYÓn')
    await page.keyboard.press('Enter')
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const address = await results(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(originOf('fr') + address)
    await expect(searchModal(page)).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a group expands and collapses, and focus moves with it', async ({ page }) => {
    const shows = (await hitsOf('fr', 'fr', 'les')).filter((hit) => hit.group === 'shows')
    expect(shows.length).toBeGreaterThan(4)
    await open(page, `${originOf('fr')}/films`)
    await openByKeyboard(page)
    await page.keyboard.type('les')
    const films = group(page, 'Films et événements')
    await expect(films.locator('.res')).toHaveCount(4)
    const all = films.getByRole('button', { name: `tout afficher (${shows.length})` })
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown')
    await expect(all).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(results(page)).toHaveCount(shows.length)
    await expect(searchModal(page).getByText(`${shows.length} résultats`, { exact: true })).toBeVisible()
    const back = searchModal(page).getByRole('button', { name: 'Revenir à tous les résultats' })
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(all).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(searchModal(page)).toHaveCount(0)
    await expect(icon(page)).toBeFocused()
  })

  test('a late response never replaces a newer one', async ({ page }) => {
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    let respondedLate = false
    await page.route(searches, async (route) => {
      if (queryOf(route).get('part') === 'help') return respondWith(route, [])
      if (queryOf(route).get('q') === 'lyon') return respondWith(route, ['newer'])
      await late
      await respondWith(route, ['older']).catch(() => {})
      respondedLate = true
    })
    await open(page, `${originOf('fr')}/`)
    await openByKeyboard(page)
    const first = page.waitForRequest(/q=lyo(?:&|$)/)
    await page.keyboard.type('lyo')
    await first
    await page.keyboard.type('n')
    await expect(results(page)).toHaveText(['newer'])
    release()
    await expect.poll(() => respondedLate).toBe(true)
    await page.evaluate(() => fetch('/_page/search?q=lyon'))
    await expect(results(page)).toHaveText(['newer'])
  })

  test('letters typed in quick succession cause one request', async ({ page }) => {
    const questions: string[] = []
    await page.route(searches, (route) => {
      questions.push(`${queryOf(route).get('part')} ${queryOf(route).get('q')}`)
      return respondWith(route, ['any'])
    })
    await page.clock.install()
    await open(page, `${originOf('ch')}/de`)
    await openByKeyboard(page)
    await page.keyboard.type('zü')
    await page.clock.runFor(500)
    await page.keyboard.type('rich')
    await expect(results(page)).toHaveText(['any'])
    expect(questions).toEqual(['all zurich'])
  })

  test('a failed help centre leaves the other results, and can be retried', async ({ page }) => {
    let down = true
    await page.route(searches, (route) =>
      queryOf(route).get('part') === 'help' && down
        ? route.fulfill({ json: { outcome: 'unavailable' } })
        : route.continue(),
    )
    await open(page, `${originOf('nl')}/nl`)
    await openByKeyboard(page)
    await page.keyboard.type('kaart')
    await expect(searchModal(page).getByRole('alert')).toContainText('Het hulpcentrum reageert nu niet.')
    const found = await results(page).count()
    expect(found).toBeGreaterThan(0)
    expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
    down = false
    await searchModal(page).getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(group(page, 'Hulp').locator('.res').first()).toBeVisible()
    expect(await results(page).count()).toBeGreaterThan(found)
    await expect(searchModal(page).getByRole('alert')).toHaveCount(0)
  })

  test('a failed search and an empty result have different messages', async ({ page }) => {
    let down = true
    await page.route(searches, (route) =>
      down ? route.fulfill({ json: { outcome: 'unavailable' } }) : route.continue(),
    )
    await open(page, `${originOf('fr')}/`)
    await openByKeyboard(page)
    await page.keyboard.type('xqzzy')
    await expect(searchModal(page).getByRole('heading', { name: 'La recherche ne répond pas' })).toBeVisible()
    expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
    down = false
    await searchModal(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(searchModal(page).getByRole('heading', { name: 'Rien pour « xqzzy »' })).toBeVisible()
    await searchModal(page).getByRole('button', { name: 'Effacer' }).click()
    await expect(box(page)).toBeFocused()
    await expect(searchModal(page).getByRole('heading', { name: 'Que cherchez-vous' })).toBeVisible()
  })

  test('the last three selections are saved, each once, newest first', { tag: '@full' }, async ({ page }) => {
    const cinemas = (await hitsOf('fr', 'fr', 'lyon')).filter((hit) => hit.group === 'cinemas')
    const [a, b, c, d] = cinemas as [Hit, Hit, Hit, Hit]
    await open(page, `${originOf('fr')}/`)
    for (const { title, href } of [b, c, a, c, d]) {
      await icon(page).click()
      await box(page).fill(title)
      await searchModal(page).locator(`.search .res[href="${href}"]`).click()
      await expect(searchModal(page)).toHaveCount(0)
      await expect(page).toHaveURL(originOf('fr') + href)
      // The address changes before the page: a header that moves between pointerdown and pointerup takes no click.
      await expect(page.locator('main h1')).toContainText(title)
    }
    await page.reload()
    await open(page, `${originOf('fr')}/`)
    await openByKeyboard(page)
    const recent = group(page, 'Vos dernières recherches')
    await expect(recent.locator('.res b')).toHaveText([d.title, c.title, a.title])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(originOf('fr') + c.href)
    await expect(page.locator('main h1')).toContainText(c.title)
    await icon(page).click()
    await expect(recent.locator('.res b')).toHaveText([c.title, d.title, a.title])
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the modal opens by touch, is accessible, and closes on Escape and by button (Dutch)', {
    tag: '@full',
  }, async ({ page }) => {
    await open(page, `${originOf('nl')}/nl`)
    await tryModal({
      page,
      id: 'search',
      touch: true,
      opener: icon(page),
      shows: async (modal) => {
        await expect(modal.getByRole('heading', { name: 'Waar ben je naar op zoek?' })).toBeVisible()
        await expect(modal.getByRole('link', { name: 'Alle bioscopen' })).toBeVisible()
      },
    })
  })

  test('the menu opens the modal, and focus returns to its button; a group and a hit open by touch', async ({
    page,
  }) => {
    await open(page, `${originOf('ch')}/de`)
    await page.locator('.header__menu').tap()
    await page.locator('.menu__entry').first().tap()
    await expect(searchModal(page)).toBeVisible()
    await expect(page.locator('.menu')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.locator('.header__menu')).toBeFocused()
    await icon(page).tap()
    await box(page).fill('der')
    await group(page, 'Filme und Events').locator('.search__all').tap()
    await expect.poll(() => results(page).count()).toBeGreaterThan(4)
    await searchModal(page).getByRole('button', { name: 'Zurück zu allen Treffern' }).tap()
    const hit = group(page, 'Filme und Events').locator('.res').first()
    const address = await hit.getAttribute('href')
    await hit.tap()
    await expect(page).toHaveURL(originOf('ch') + address)
    await expect(searchModal(page)).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a light header has no search', async ({ page }) => {
    const [cinema] = (await hitsOf('fr', 'fr', 'lyon')).filter((hit) => hit.group === 'cinemas')
    await page.goto(`${originOf('fr')}${cinema?.href.replace('/cinemas/', '/cinemas/l/')}`)
    await expect(page.locator('.header--light')).toHaveCount(1)
    await expect(page.locator('[data-opens="search"]')).toHaveCount(0)
  })
})
