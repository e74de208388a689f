import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { BANNER_STORE } from '../../src/features/app-bridge/in-app.ts'

declare global {
  interface Window {
    /** Set by a test; a reloaded document has lost it. */
    sameDocument?: boolean
    policyFaults?: string[]
  }
}

interface Visit {
  /** Fails the test on messages in the console or violations of the content security policy. */
  readonly watched: undefined
}

/**
 * A test's context is a private window, whose quota depends on the machine's memory; an ordinary browser has
 * plenty.
 */
function reportLargeQuota(): void {
  StorageManager.prototype.estimate = async () => ({ quota: 2 ** 36, usage: 0 })
}

/**
 * The visitor has dismissed the suggestion of the mobile app on every site, which covers the end of narrow pages.
 * The same in a `storageState` makes each context load a page of each site first.
 */
export const dismissBanner = (context: BrowserContext) =>
  context.addInitScript((store) => {
    try {
      localStorage.setItem(store, 'hidden')
    } catch {
      // A frame without storage.
    }
  }, BANNER_STORE)

interface Memory {
  /** The suggestion of the mobile app: dismissed before the test, or not seen yet. Default: dismissed. */
  readonly appBanner: 'dismissed' | 'new'
}

/** A visitor whose browser may log errors, for tests that provoke them. */
export const unwatched = base.extend<Memory>({
  appBanner: ['dismissed', { option: true }],
  context: async ({ context, appBanner }, use) => {
    await context.addInitScript(reportLargeQuota)
    if (appBanner === 'dismissed') await dismissBanner(context)
    await use(context)
  },
})

/** A visitor whose browser must not log any error. */
export const test = unwatched.extend<Visit>({
  watched: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', (error) => faults.push(String(error)))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          // Logged in the console too, but here with the directive.
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

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await page.evaluate(() => {
    window.sameDocument = true
  })
}

/** Waits for the attribute that the shell sets in its first effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/**
 * Scrolls to the top and waits until the header rests: it moves while the page scrolls,
 * and a click can miss it.
 */
export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('.header')).toHaveAttribute('data-mode', 'static')
}

/** Links to the booking of a time: `20:30 …`. */
export const timesIn = (part: Page | Locator): Locator => part.getByRole('link', { name: /^\d\d:\d\d/ })

/** A day in the strip of a French page. */
export const dayLink = (page: Page, date: string): Locator =>
  page.getByRole('navigation', { name: 'Jours' }).locator(`[data-day="${date}"]`)

/** Films of a list, each with a title that is a link. */
export const cardsIn = (part: Page | Locator): Locator => part.getByRole('article')
export const titleOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link').first()

/** Titles contain soft hyphens. */
export const plain = (text: string | null): string => (text ?? '').replaceAll('\u00ad', '').trim()

export const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true)

/** The first number in a text: `1 234 films`. */
export async function numberIn(text: Locator): Promise<number> {
  const digits = /\d[\d\s.’]*/.exec((await text.textContent()) ?? '')?.[0] ?? ''
  return Number(digits.replace(/\D/g, ''))
}

/** Opens the drop-down that contains a filter and follows its link. */
export async function chooseFilter(page: Page, option: Locator): Promise<void> {
  const all = page.locator('.filters__all > summary')
  if ((await all.isVisible()) && !(await page.locator('.filters__all').getAttribute('open')))
    await all.click()
  await option.locator('xpath=ancestor::details[1]/summary').click()
  await option.click()
}

/** Fingerprint reader of the page's device, which verifies its user. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
