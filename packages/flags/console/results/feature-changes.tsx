import type { FlagChange } from '../../service/flag-service.ts'
import { filterAddress } from '../forms/filter-address.ts'
import { changeName } from '../texts/changes.tsx'
import { useTexts } from '../texts/console-texts.ts'
import { InstantText } from '../texts/when.tsx'

/** ISO date in UTC. */
export const dayOfChange = ({ entries: [{ at }] }: FlagChange): string => at.slice(0, 10)

interface FeatureChangesProps {
  readonly flag: string
  readonly changes: readonly FlagChange[]
}

/** Changes of one feature in a period. */
export function FeatureChanges({ flag, changes }: FeatureChangesProps) {
  const texts = useTexts()
  const { t, valueText } = texts
  return (
    <section className="console-section" aria-labelledby="results-changes">
      <h2 id="results-changes">{t('results.changes')}</h2>
      {changes.length === 0 && <p className="muted">{t('results.unchanged')}</p>}
      <ul className="results-changes" role="list">
        {changes.map((change) => {
          const { entries } = change
          const [{ id, at, by, reason, after }] = entries
          return (
            <li key={id}>
              <InstantText at={at} />{' '}
              <a href={`${filterAddress('/history', { flag, before: change.newest + 1 })}#change-${id}`}>
                {changeName(texts, entries)}
              </a>
              {entries.length === 1 && `: ${valueText(after)}`}
              <small className="muted">
                {reason} ({by})
              </small>
            </li>
          )
        })}
      </ul>
      <p>
        <a className="link" href={filterAddress('/history', { flag })}>
          {t('results.history')}
        </a>
      </p>
    </section>
  )
}
