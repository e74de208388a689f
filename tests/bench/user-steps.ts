import type { Locator, Page } from '@playwright/test'

/** A page with a signed-in user. Every press and every typed text is counted. */
export interface CountedUser {
  readonly page: Page
  press(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
}

export type UserSteps = (user: CountedUser) => Promise<unknown>

export interface StepCost {
  readonly presses: number
  readonly texts: number
  readonly seconds: number
}

/** Opens `start`, then counts and times the steps. */
export async function costOfSteps(page: Page, start: string, steps: UserSteps): Promise<StepCost> {
  let [presses, texts] = [0, 0]
  await page.goto(start, { waitUntil: 'networkidle' })
  const began = performance.now()
  await steps({
    page,
    async press(target) {
      presses += 1
      await target.click()
    },
    async type(field, text) {
      texts += 1
      await field.fill(text)
    },
  })
  return { presses, texts, seconds: (performance.now() - began) / 1_000 }
}
