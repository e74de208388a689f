import type { FlagName } from '../../../config/flags.ts'
import type { FlagUsage } from '../../services/flags/flag-service.ts'

const HOUR = 3_600_000

export interface Counts {
  readonly yes: number
  readonly no: number
}

/** Requests of one application for one feature. */
export interface UsageLine {
  readonly flag: FlagName
  readonly application: string
  /** The current hour. */
  readonly hour: Counts
  /** The current hour and the 23 before. */
  readonly day: Counts
  readonly all: Counts
}

const none: Counts = { yes: 0, no: 0 }
const plus = (one: Counts, { yes, no }: Counts): Counts => ({ yes: one.yes + yes, no: one.no + no })

/** `now` in epoch milliseconds. */
export function usageLines(usage: readonly FlagUsage[], now: number): readonly UsageLine[] {
  const thisHour = now - (now % HOUR)
  const lines = new Map<string, UsageLine>()
  for (const { flag, application, hour, ...counts } of usage) {
    const key = `${flag} ${application}`
    const line = lines.get(key) ?? { flag, application, hour: none, day: none, all: none }
    const began = Date.parse(hour)
    lines.set(key, {
      ...line,
      hour: began >= thisHour ? plus(line.hour, counts) : line.hour,
      day: began >= thisHour - 23 * HOUR ? plus(line.day, counts) : line.day,
      all: plus(line.all, counts),
    })
  }
  return [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line)
}
