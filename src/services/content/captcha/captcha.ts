import type { SiteId } from '#config/sites.ts'

export type CaptchaVerdict = 'passed' | 'refused' | 'unavailable'

export interface Captcha {
  /** Puzzle for the visitor's browser; undefined if the provider issues it itself. */
  challenge(site: SiteId): Promise<unknown> | undefined
  /** `solution` is the captcha header, empty without one. Each solution passes once. */
  verify(site: SiteId, solution: string): Promise<CaptchaVerdict>
}
