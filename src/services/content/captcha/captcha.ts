import type { SiteId } from '#config/sites.ts'
import { verifyRecaptcha } from '../../../api/recaptcha.ts'

export type CaptchaVerdict = 'passed' | 'refused' | 'unavailable'

export interface Captcha {
  /** Puzzle for the visitor's browser; undefined if the provider issues it itself. */
  challenge(site: SiteId): Promise<unknown> | undefined
  /** `solution` is the captcha header, empty without one. Each solution passes once. */
  verify(site: SiteId, solution: string): Promise<CaptchaVerdict>
}

export const createRecaptcha = (
  secret: string,
  verify: (secret: string, token: string) => Promise<boolean> = verifyRecaptcha,
): Captcha => ({
  challenge: () => undefined,
  async verify(_site, solution) {
    if (solution === '') return 'refused'
    try {
      return (await verify(secret, solution)) ? 'passed' : 'refused'
    } catch {
      return 'unavailable'
    }
  },
})
