import { expect, type Locator } from '@playwright/test'
import { originOf } from '../http.ts'
import { lengthenLists, togglingFilter, visit } from '../interactions.ts'
import { desktop, open, unwatched as test } from '../visitor.ts'

test.use(desktop)

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

test('a filter over a long list replaces the whole list, in its order', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await lengthenLists(page, 240)
  await visit(page, `${originOf('fr')}/films`)
  await (await togglingFilter(page, 2)).target.click()
  const links = page.locator('.panel[data-selected] .card h3 a')
  await expect(links).toHaveCount(240)
  const { target } = await togglingFilter(page, 1)
  const [, filters = ''] = ((await target.getAttribute('href')) ?? '').split('/filters/')
  const responded = page.waitForResponse(
    (response) =>
      response.url().includes('/_page/shows') && decodeURIComponent(response.url()).includes(filters),
  )
  await target.click()
  const received = (await (await responded).json()) as { page: { tabs: { cards: { href: string }[] }[] } }
  const wanted = received.page.tabs[0]?.cards.map(({ href }) => href) ?? []
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(wanted)
})
