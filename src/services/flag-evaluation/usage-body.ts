import { type FlagName, flagNames } from '../../../config/flags.ts'
import { z } from '../../../content-models/zod.ts'

const MOST = 1_000_000_000
/** PostgreSQL text cannot contain NUL. */
const name = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'), 'has a NUL in it')
const count = z.int().min(0).max(MOST)
const counts = z.object({
  yes: count.default(0),
  no: count.default(0),
  variants: z
    .record(name, count)
    .nullish()
    .transform((value) => value ?? undefined),
})

export const metricsBody = z.object({
  appName: name.min(1),
  bucket: z.object({ toggles: z.record(name, counts) }),
})

export const registerBody = z.object({ appName: name.min(1) })

type Counts = z.infer<typeof counts>

/** Keeps the counts of known flags: browsers can report any name. */
export function ownCounts({
  bucket: { toggles },
}: z.infer<typeof metricsBody>): Readonly<Partial<Record<FlagName, Counts>>> {
  return Object.fromEntries(
    flagNames.flatMap((flag) => {
      const found = Object.hasOwn(toggles, flag) ? toggles[flag] : undefined
      return found ? [[flag, found] as const] : []
    }),
  )
}
