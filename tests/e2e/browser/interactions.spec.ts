import { expect, type Locator } from '@playwright/test'
import { originOf } from '../http.ts'
import { closeAll, lengthenLists, opening, togglingFilter, visit } from '../interactions.ts'
import { desktop, open, unwatched as test } from '../visitor.ts'

test.use(desktop)

test('dims the page before a modal is laid out, and until it is open', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await visit(page, originOf('fr'))
  const { target } = opening(page, 'search')
  for (const time of ['first', 'second']) {
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const veils = document.querySelectorAll('.modal-veil:popover-open').length
        const modals = document.querySelectorAll('dialog:modal').length
        seen.push(`${veils} veils, ${modals} modals`)
        if (!document.querySelector('dialog:modal input:focus')) requestAnimationFrame(look)
      }
      document.addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true })
    })
    await target.click()
    await expect(page.locator('dialog:modal input:focus')).toBeVisible()
    await expect(page.locator('.modal-veil')).toHaveCount(0)
    const seen = await page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen)
    const first = seen.indexOf('1 veils, 0 modals')
    expect(first, `${time}: ${seen.join('; ')}`).toBeGreaterThanOrEqual(0)
    expect(seen.slice(first)).not.toContain('0 veils, 0 modals')
    expect(seen.slice(first)).not.toContain('1 veils, 1 modals')
    await closeAll(page)
  }
})

test('shows a pressed day as chosen until its programme is there, and drops the mark on Back', async ({
  page,
}) => {
  await open(page, `${originOf('fr')}/cinemas/lyon-bellecour`)
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/_page/cinema**', async (route) => {
    await delivered
    await route.continue().catch(() => {})
  })
  const background = (day: Locator) => day.evaluate((each) => getComputedStyle(each).backgroundColor)
  const current = page.locator('.day[aria-current]')
  const pending = page.locator('[data-pending]')
  const others = page.locator('.day[aria-current] ~ a.day')
  const [first, second] = await others.evaluateAll((days) =>
    days.map((day) => (day instanceof HTMLElement ? day.dataset.day : '')),
  )
  const dayOn = (day: string | undefined) => page.locator(`.day[data-day="${day}"]`)
  const chosen = await background(current)

  await dayOn(first).click()
  await expect.poll(() => background(dayOn(first))).toBe(chosen)
  await expect.poll(() => background(current)).not.toBe(chosen)
  await page.goBack()
  await expect(pending).toHaveCount(0)
  await expect.poll(() => background(current)).toBe(chosen)

  await dayOn(second).click()
  await expect(dayOn(second)).toHaveAttribute('data-pending', '')
  deliver()
  await expect(dayOn(second)).toHaveAttribute('aria-current', 'date')
  await expect(pending).toHaveCount(0)
  await current.click()
  await expect(pending).toHaveCount(0)
})

test('a filter replaces the visible cards first, then the whole list, in its order', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await lengthenLists(page, 240)
  await visit(page, `${originOf('fr')}/films`)
  await (await togglingFilter(page, 2)).target.click()
  const links = page.locator('.panel[data-selected] .card h3 a')
  await expect(links).toHaveCount(240)
  const { target, shown } = await togglingFilter(page, 1)
  const [, filters = ''] = ((await target.getAttribute('href')) ?? '').split('/filters/')
  const responded = page.waitForResponse(
    (response) =>
      response.url().includes('/_page/shows') && decodeURIComponent(response.url()).includes(filters),
  )
  await target.hover()
  const received = (await (await responded).json()) as { page: { tabs: { cards: { href: string }[] }[] } }
  const wanted = received.page.tabs[0]?.cards.map(({ href }) => href) ?? []
  await page.evaluate((sign) => {
    const inSight = (card: Element) => card.getBoundingClientRect().top < innerHeight
    const hrefs = () =>
      [...document.querySelectorAll('.panel[data-selected] .card h3 a')].map((link) =>
        link.getAttribute('href'),
      )
    const before = hrefs()
    const frame = () => {
      if (!document.querySelector(sign)) return void requestAnimationFrame(frame)
      const cards = [...document.querySelectorAll('.panel[data-selected] .card')].filter(inSight)
      Object.assign(window, { atFirst: { before, hrefs: hrefs(), cards } })
    }
    requestAnimationFrame(frame)
  }, shown)
  await target.click()
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(wanted)
  const { before, hrefs, seen, gone } = await page.evaluate(() => {
    const { atFirst } = window as unknown as {
      atFirst: { before: string[]; hrefs: string[]; cards: Element[] }
    }
    return {
      ...atFirst,
      seen: atFirst.cards.length,
      gone: atFirst.cards.filter((card) => !card.isConnected).length,
    }
  })
  expect(seen, 'cards in sight').toBeGreaterThan(0)
  expect(hrefs.slice(0, seen)).toEqual(wanted.slice(0, seen))
  expect(hrefs.at(-1), 'what stood at the end of the list').toBe(before.at(-1))
  expect(gone, 'cards in sight that were put there twice').toBe(0)
})
