import { expect, type Locator, type Page } from '@playwright/test'
import { faultsForReaders } from './inspect.ts'

export const modalOf = (page: Page, id: string): Locator => page.locator(`#modal-${id}[open]`)

export interface ModalFlow {
  readonly page: Page
  readonly id: string
  readonly opener: Locator
  readonly shows: (modal: Locator) => Promise<void>
  readonly touch?: boolean
}

async function press({ opener, touch = false }: Pick<ModalFlow, 'opener' | 'touch'>): Promise<void> {
  await opener.scrollIntoViewIfNeeded()
  if (touch) await opener.tap()
  else {
    await opener.focus()
    await opener.press('Enter')
  }
}

/**
 * Opens a modal, checks it with axe in both themes, and closes it by Escape, by its button and by the
 * overlay. Expects the page behind to be locked and as wide as before meanwhile, and the focus to return to
 * the opener each time.
 */
export async function tryModal(flow: ModalFlow): Promise<void> {
  const { page, id, opener, shows } = flow
  const modal = modalOf(page, id)
  const position = () => page.evaluate(() => Math.round(scrollY))
  const bodyWidth = () => page.evaluate(() => document.body.clientWidth)
  const closedWidth = await bodyWidth()
  const left = async (before: number) => {
    await expect(modal).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.classList.contains('is-locked'))).toBe(false)
    expect(await bodyWidth()).toBe(closedWidth)
    expect(await position()).toBe(before)
  }
  const opened = async () => {
    await press(flow)
    await expect(modal).toBeVisible()
    await shows(modal)
    return position()
  }
  let before = await opened()
  expect(await page.evaluate(() => document.documentElement.classList.contains('is-locked'))).toBe(true)
  expect(await bodyWidth()).toBe(closedWidth)
  expect(await faultsForReaders(page, ['light', 'dark'], `#modal-${id}`)).toEqual([])
  await page.keyboard.press('Escape')
  await left(before)
  before = await opened()
  await modal.locator('.modal__bar .iconbtn').last().click()
  await left(before)
  before = await opened()
  const box = await modal.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // A modal that fills a phone has no overlay to press.
  if (box && (box.width < width || box.height < height)) {
    const above = box.y > 2
    await page.mouse.click(above ? width / 2 : 2, above ? Math.max(1, box.y / 2) : height / 2)
  } else await page.keyboard.press('Escape')
  await left(before)
}
