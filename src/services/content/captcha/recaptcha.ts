import { verifyRecaptcha } from '../../../api/recaptcha.ts'
import type { Captcha } from './captcha.ts'

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
