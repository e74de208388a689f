import { test as base, expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Set by a test; a document that was loaded again has lost it. */
    sameDocument?: boolean
    policyFaults?: string[]
  }
}

interface Visit {
  /** Fails the test if the console or the content security policy had something to say. */
  readonly watched: undefined
}

/** The context of a test is a private window, whose room depends on the machine's memory: a visitor's usual browser has plenty. */
function reportLargeQuota(): void {
  StorageManager.prototype.estimate = async () => ({ quota: 2 ** 36, usage: 0 })
}

/** A visitor whose browser may complain, since what is asked for is not there. */
export const unwatched = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(reportLargeQuota)
    await use(context)
  },
})

/** A visitor whose browser may complain of nothing. */
export const test = unwatched.extend<Visit>({
  watched: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', (error) => faults.push(String(error)))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          // The console says it too; here it names the directive.
          console.error(`content security policy: ${effectiveDirective} ${blockedURI}`),
        )
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await page.evaluate(() => {
    window.sameDocument = true
  })
}

/** The theme's buttons are of the script alone: React holds them once their handler is there. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

export const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true)

/** The number that a text begins with or holds: `1 234 films`. */
export async function numberIn(text: Locator): Promise<number> {
  const digits = /\d[\d\s.’]*/.exec((await text.textContent()) ?? '')?.[0] ?? ''
  return Number(digits.replace(/\D/g, ''))
}

/** Opens the drop-down that holds a filter and follows the filter. */
export async function chooseFilter(page: Page, option: Locator): Promise<void> {
  const all = page.locator('.filters__all > summary')
  if ((await all.isVisible()) && !(await page.locator('.filters__all').getAttribute('open')))
    await all.click()
  await option.locator('xpath=ancestor::details[1]/summary').click()
  await option.click()
}
