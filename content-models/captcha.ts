import { z } from 'zod'

/**
 * A puzzle that a visitor's machine solves to show that it is no flood of guesses. It goes back word for word with its solution, so that
 * every parameter is kept as it came.
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
