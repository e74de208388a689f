import type { HistoryEntry } from '../../service/flag-service.ts'
import { useTexts } from './use-texts.ts'
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
