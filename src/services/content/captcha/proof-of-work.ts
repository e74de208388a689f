import { createHmac } from 'node:crypto'
import { secretsOf } from '@marquee/kit/secrets/secrets.ts'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { ContentStore } from '../store/content-store.ts'
import type { Captcha } from './captcha.ts'

export interface PuzzleWork {
  readonly cost: number
  readonly counter: { readonly from: number; readonly to: number }
}

export interface ProofOfWorkOptions {
  /** Signs the puzzles; must be the same in every process. */
  readonly secret: string
  /** Marks a puzzle as used until `expiresAt` (epoch seconds); false if it was used before. */
  readonly spend: (id: string, expiresAt: number) => Promise<boolean>
  readonly work?: PuzzleWork | undefined
}

const LONGEST_SOLUTION = 4_000

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ site: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function readPayload(solution: string): z.output<typeof payload> | null {
  if (solution === '' || solution.length > LONGEST_SOLUTION) return null
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function keysOf(secret: string) {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(`captcha ${purpose}`).digest('hex')
  return { hmacSignatureSecret: keyFor('puzzle'), hmacKeySignatureSecret: keyFor('solution') }
}

/** The browser computes for a moment; no third party is involved. */
export function createProofOfWork({
  secret,
  spend,
  work: { cost, counter } = serviceLimits.captcha,
}: ProofOfWorkOptions): Captcha {
  const [first, ...others] = secretsOf(secret)
  const [keys, ...olderKeys] = [keysOf(first), ...others.map(keysOf)]
  const { seconds } = serviceLimits.captcha
  return {
    challenge: (site: SiteId) =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost,
        counter: randomInt(counter.to, counter.from),
        expiresAt: Math.floor(Date.now() / 1_000) + seconds,
        data: { site },
      }),
    async verify(site, solution) {
      const parsedSolution = readPayload(solution)
      if (parsedSolution === null || parsedSolution.challenge.parameters.data.site !== site) return 'refused'
      const verdicts = await Promise.all(
        [keys, ...olderKeys].map((each) => verifySolution({ ...parsedSolution, ...each, deriveKey })),
      )
      if (!verdicts.some(({ verified }) => verified)) return 'refused'
      const { nonce, expiresAt } = parsedSolution.challenge.parameters
      return (await spend(nonce, expiresAt)) ? 'passed' : 'refused'
    },
  }
}

export const spendIn =
  ({ db }: Pick<ContentStore, 'db'>) =>
  async (id: string, expiresAt: number): Promise<boolean> => {
    await db
      .deleteFrom('spent_captchas')
      .where('expires_at', '<', Math.floor(Date.now() / 1_000))
      .execute()
    const added = await db
      .insertInto('spent_captchas')
      .values({ id, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
  }
