import { type FlagName, flagNames } from '../../config/flags.ts'
import { z } from '../../content-models/zod.ts'

const MOST = 1_000_000_000
const name = z.string().max(200)
const count = z.int().min(0).max(MOST)
const counts = z.object({ yes: count.default(0), no: count.default(0), variants: z.record(name, count).nullish() })

/** What SDKs have counted since their last report. */
export const metricsBody = z.object({ appName: name.min(1), bucket: z.object({ toggles: z.record(name, counts) }) })

/** How an SDK announces itself. */
export const registerBody = z.object({ appName: name.min(1), instanceId: name.nullish(), sdkVersion: name.nullish() })

export type Counts = Readonly<
  Partial<Record<FlagName, { readonly yes: number; readonly no: number; readonly variants?: Readonly<Record<string, number>> }>>
>

/** The counts of our own flags. SDKs count whatever they are asked for, also what nobody knows. */
export function countsOf({ bucket: { toggles } }: z.infer<typeof metricsBody>): Counts {
  const known = flagNames.flatMap((flag) => {
    const found = Object.hasOwn(toggles, flag) ? toggles[flag] : undefined
    if (!found) return []
    const { yes, no, variants } = found
    return [[flag, variants ? { yes, no, variants } : { yes, no }] as const]
  })
  return Object.fromEntries(known)
}
