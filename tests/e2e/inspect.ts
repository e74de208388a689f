import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Seen {
  policy: string[]
  shift: number
}

type WatchedWindow = Window & { seen: Seen }

export type Theme = 'light' | 'dark'

/** Collects what the browser complains of from now on; call it before the page is opened. */
export async function watch(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    const seen: Seen = { policy: [], shift: 0 }
    Object.assign(window, { seen })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => seen.policy.push(`${effectiveDirective} ${blockedURI}`))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return errors
}

/** What is wrong with the page in view; empty when it is sound. */
export async function faultsInView(page: Page, errors: readonly string[]): Promise<string[]> {
  const { policy, shift, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { ...(window as unknown as WatchedWindow).seen, wide: scrollWidth - clientWidth }
  })
  return [
    ...errors.map((text) => `console: ${text}`),
    ...policy.map((text) => `content security policy: ${text}`),
    ...(shift < 0.001 ? [] : [`layout shift of ${shift}`]),
    ...(wide <= 0 ? [] : [`${wide} px too wide`]),
  ]
}

/** What the policy says of an answer that the browser revalidates (a 304 repeats it). */
export async function faultsOfReload(page: Page): Promise<string[]> {
  await page.reload({ waitUntil: 'load' })
  const { policy } = await page.evaluate(() => (window as unknown as WatchedWindow).seen)
  return policy.map((text) => `content security policy after a reload: ${text}`)
}

const inDark = ['color-contrast', 'link-in-text-block', 'target-size']

/** Accessibility in both themes. The second looks only at the rules that colours can change: the rest of the page is the same. */
export async function faultsForReaders(page: Page, [first, second]: readonly [Theme, Theme]): Promise<string[]> {
  const findings = async (theme: Theme, axe: AxeBuilder) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const { violations } = await axe.analyze()
    return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`)
  }
  return [...(await findings(first, new AxeBuilder({ page }))), ...(await findings(second, new AxeBuilder({ page }).withRules(inDark)))]
}
