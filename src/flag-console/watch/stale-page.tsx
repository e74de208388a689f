import type { ShownPage } from '../../form-pages/page.ts'
import type { FlagRow } from '../../services/flags/flag-service.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { flagTitle, kindNames } from '../texts/names.ts'
import { dayText, Instant } from '../texts/when.tsx'
import { dueState, isReported, isUnused, UNUSED_DAYS } from './staleness.ts'

interface GroupProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly FlagRow[]
  readonly none: string
  readonly advice: (row: FlagRow) => string
}

function Group({ id, title, rows, none, advice }: GroupProps) {
  return (
    <section className="console-section" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="console-number">{rows.length}</span>
      </h2>
      {rows.length === 0 && <p className="console-empty">{none}</p>}
      <ul className="stale" role="list">
        {rows.map((row) => (
          <li key={row.name}>
            <div>
              <a href={`/?${new URLSearchParams({ q: flagTitle(row.name) })}`}>{flagTitle(row.name)}</a>
              <p className="small muted">
                {row.config.owner} · {kindNames[row.config.kind]}
              </p>
            </div>
            <p className="small">
              {row.config.kind === 'release' ? 'Ends' : 'Review by'}{' '}
              <strong>{dayText(row.config.until)}</strong>
              <br />
              Last evaluated: {row.lastUsed === null ? 'never' : <Instant at={row.lastUsed} />}
            </p>
            <p>{advice(row)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const atItsEnd = ({ config }: FlagRow): string =>
  config.kind === 'release'
    ? `Ask ${config.owner} to take the feature out of the table and keep what it switched, or to give it a later end.`
    : `Ask ${config.owner} whether it is still switched; then give it the date of its next review.`

const soon = ({ config }: FlagRow): string =>
  config.kind === 'release'
    ? `Let ${config.owner} plan its end: on everywhere, or away.`
    : `Let ${config.owner} plan its review.`

const unused = ({ config }: FlagRow): string =>
  `Ask ${config.owner} whether anything reads it; if nothing does, take it out of the table.`

async function show({ service, now }: OwnerContext): Promise<ShownPage> {
  const rows = await service.rows()
  const reported = isReported(rows)
  const due = (state: 'past' | 'soon') => rows.filter((row) => dueState(row, now) === state)
  const nobody = reported
    ? 'Every feature was evaluated.'
    : 'No application has reported yet, so nothing can be said.'
  return {
    kind: 'page',
    title: 'Stale flags',
    lead: 'Features that have outlived their date, soon will, or that nobody asks for.',
    body: (
      <>
        <Group
          id="past"
          title="Past their date"
          rows={due('past')}
          none="None is past its date."
          advice={atItsEnd}
        />
        <Group
          id="soon"
          title="Within 60 days"
          rows={due('soon')}
          none="None is due within 60 days."
          advice={soon}
        />
        <Group
          id="unused"
          title={`Not evaluated in ${UNUSED_DAYS} days`}
          rows={rows.filter((row) => isUnused(row, { reported, now }))}
          none={nobody}
          advice={unused}
        />
      </>
    ),
  }
}

export const stale: OwnerPage = { needs: 'viewer', get: show }
