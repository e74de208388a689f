import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The part has no faults for axe, and the page does not scroll sideways: light on a desk, dark on a phone. */
export async function looksRight(page: Page, part: string): Promise<void> {
  for (const [scheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    const { origin } = new URL(page.url())
    await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: origin }])
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await new AxeBuilder({ page }).include(part).analyze()).violations).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  }
}
