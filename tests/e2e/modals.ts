import { expect, type Locator, type Page } from '@playwright/test'

export const modalOf = (page: Page, id: string): Locator => page.locator(`#modal-${id}[open]`)

/** The bar of a modal has the first button of this name. */
const closeButton = (modal: Locator): Locator =>
  modal.getByRole('button', { name: /^(Fermer|Schliessen|Sluiten|Close)$/ }).first()

export interface ModalFlow {
  readonly page: Page
  readonly id: string
  readonly opener: Locator
  readonly shows: (modal: Locator) => Promise<void>
  readonly touch?: boolean
}

/**
 * Opens a modal and closes it by Escape, by its button and by the overlay. Expects the page behind to be locked
 * and as wide as before meanwhile, and the focus to return to the opener each time. A test for each kind of modal
 * is enough: all use one frame.
 */
export async function tryModal({ page, id, opener, shows, touch = false }: ModalFlow): Promise<void> {
  const modal = modalOf(page, id)
  const behind = () =>
    page.evaluate(() => ({
      width: document.body.clientWidth,
      locked: getComputedStyle(document.documentElement).overflowY === 'hidden',
    }))
  const closed = await behind()
  expect(closed.locked).toBe(false)
  const overlay = async () => {
    const box = await modal.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    // A modal that fills a phone has no overlay to press.
    if (!box || (box.width >= width && box.height >= height)) return page.keyboard.press('Escape')
    const above = box.y > 2
    await page.mouse.click(above ? width / 2 : 2, above ? Math.max(1, box.y / 2) : height / 2)
  }
  for (const close of [() => page.keyboard.press('Escape'), () => closeButton(modal).click(), overlay]) {
    if (touch) await opener.tap()
    else await opener.press('Enter')
    await expect(modal).toBeVisible()
    await shows(modal)
    expect(await behind()).toEqual({ width: closed.width, locked: true })
    await close()
    await expect(modal).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(await behind()).toEqual(closed)
  }
}
