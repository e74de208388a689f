import type { ScheduledFlagChange } from '../../service/flag-service.ts'
import type { ConsoleTexts } from './console-texts.ts'

type Cell = Pick<ScheduledFlagChange, 'flag' | 'site'>

/** The cell of a change or scheduled change, or how many cells it has. */
export function changeName(
  { t, siteName, flagTitle }: Pick<ConsoleTexts, 't' | 'siteName' | 'flagTitle'>,
  entries: readonly [Cell, ...Cell[]],
): string {
  const [{ flag, site }] = entries
  if (entries.length === 1) return `${flagTitle(flag)}, ${siteName(site)}`
  const count = entries.length
  return entries.every((each) => each.flag === flag)
    ? t('history.countries', { name: flagTitle(flag), count })
    : t('history.values', { count })
}
