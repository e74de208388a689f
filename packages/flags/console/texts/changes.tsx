import type { HistoryEntry, ScheduledFlagChange } from '../../service/flag-service.ts'
import { type ConsoleTexts, useTexts } from './console-texts.ts'
import { InstantText } from './when.tsx'
import { SLOT, WithElement } from './with-element.tsx'

/** Author, time and reason of a change. */
export function ChangeLine({ by, at, reason }: Pick<HistoryEntry, 'by' | 'at' | 'reason'>) {
  const { t } = useTexts()
  return (
    <WithElement text={t('changed', { by, at: SLOT, reason })}>
      <InstantText at={at} />
    </WithElement>
  )
}

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
