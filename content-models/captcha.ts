import { z } from 'zod'

/** Returned to the source only, so markup is never needed. */
const token = z.string().regex(/^[^<>]*$/)

/**
 * A puzzle for the visitor's browser, against automated guessing. It is returned with its solution, so
 * unknown parameters are preserved.
 */
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

export type CaptchaChallenge = Readonly<z.output<typeof wireCaptchaChallenge>>
