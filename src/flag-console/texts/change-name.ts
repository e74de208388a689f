import { flagTitle } from '../../../config/flag-title.ts'
import type { HistoryEntry } from '../../services/flags/flag-service.ts'
import type { ConsoleTexts } from './console-texts.ts'

/** The cell of a change, or how many cells it has. */
export function changeName(
  { t, siteName }: Pick<ConsoleTexts, 't' | 'siteName'>,
  entries: readonly [HistoryEntry, ...HistoryEntry[]],
): string {
  const [{ flag, site }] = entries
  if (entries.length === 1) return `${flagTitle(flag)}, ${siteName(site)}`
  const count = entries.length
  return entries.every((each) => each.flag === flag)
    ? t('history.countries', { name: flagTitle(flag), count })
    : t('history.values', { count })
}
