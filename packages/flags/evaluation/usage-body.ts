import { type FlagName, flagNames } from '#config/flags.ts'
import { z } from '#models/zod.ts'

const MOST = 1_000_000_000
/** Uses in the report of one browser, which anybody can send. */
const MOST_OF_A_VISITOR = 1_000
/** PostgreSQL text cannot contain NUL. */
const name = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'), 'has a NUL in it')
function usageBody(most: number) {
  const count = z.int().min(0).max(most)
  const counts = z.object({
    yes: count.default(0),
    no: count.default(0),
    variants: z
      .record(name, count)
      .nullish()
      .transform((value) => value ?? undefined),
  })
  return z.object({ appName: name.min(1), bucket: z.object({ toggles: z.record(name, counts) }) })
}

export const metricsBody = usageBody(MOST)
export const visitorMetricsBody = usageBody(MOST_OF_A_VISITOR)

type Metrics = z.infer<typeof metricsBody>
type Counts = Metrics['bucket']['toggles'][string]

export const registerBody = z.object({ appName: name.min(1) })

/** Keeps the counts of known flags: browsers can report any name. */
export function ownCounts({ bucket: { toggles } }: Metrics): Readonly<Partial<Record<FlagName, Counts>>> {
  return Object.fromEntries(
    flagNames.flatMap((flag) => {
      const found = Object.hasOwn(toggles, flag) ? toggles[flag] : undefined
      return found ? [[flag, found] as const] : []
    }),
  )
}
