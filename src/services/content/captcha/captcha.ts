import type { SiteId } from '../../../../config/sites.ts'

export type CaptchaVerdict = 'passed' | 'refused' | 'unavailable'

/** Tells visitors from floods of guesses. */
export interface Captcha {
  /** What a visitor's machine has to solve; undefined where the provider hands it out itself. */
  challenge(site: SiteId): Promise<unknown> | undefined
  /** `answer` is the captcha header, empty where there was none. An answer passes once. */
  verify(site: SiteId, answer: string): Promise<CaptchaVerdict>
}
