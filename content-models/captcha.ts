import { z } from 'zod'

/**
 * A puzzle for the visitor's browser, against automated guessing. It is returned with its solution, so
 * unknown parameters are preserved.
 */
export interface CaptchaChallenge {
  readonly parameters: {
    readonly algorithm: string
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
    readonly [name: string]: unknown
  }
  readonly signature: string
}

/** Returned to the source only, so markup is never needed. */
const token = z.string().regex(/^[^<>]*$/)

export const wireCaptchaChallenge = z
  .object({
    parameters: z.looseObject({
      algorithm: token,
      nonce: token,
      salt: token,
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: token,
    }),
    signature: token,
  })
  .meta({ id: 'CaptchaChallenge' })

export const toCaptchaChallenge = (wire: z.output<typeof wireCaptchaChallenge>): CaptchaChallenge => wire
