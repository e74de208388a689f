import type { ShownPage } from '../../form-pages/page.ts'
import type { FlagRow } from '../../services/flags/flag-service.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { useTexts } from '../texts/use-texts.ts'
import { InstantText } from '../texts/when.tsx'
import { SLOT, WithElement } from '../texts/with-element.tsx'
import { countedSince, dueState, isJudged, isUnused, SOON_DAYS, UNUSED_DAYS } from './staleness.ts'

interface GroupProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly FlagRow[]
  readonly none: string
  readonly advice: (row: FlagRow) => string
}

function Group({ id, title, rows, none, advice }: GroupProps) {
  const { t, dayText, flagTitle, teamName } = useTexts()
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
                {teamName(row.config.owner)} · {t(`kinds.${row.config.kind}`)}
              </p>
            </div>
            <p className="small">
              <WithElement
                text={t(row.config.kind === 'release' ? 'stale.ends' : 'stale.reviewBy', { day: SLOT })}
              >
                <strong>{dayText(row.config.until)}</strong>
              </WithElement>
              <br />
              <WithElement text={t('stale.lastEvaluated', { at: SLOT })}>
                {row.lastUsed === null ? t('stale.never') : <InstantText at={row.lastUsed} />}
              </WithElement>
            </p>
            <p>{advice(row)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function show({ service, now, texts: { t, teamName, dayText } }: OwnerContext): Promise<ShownPage> {
  const [rows, usage] = await Promise.all([service.rows(), service.usage()])
  const since = countedSince(usage)
  const judged = isJudged(since, now)
  const due = (state: 'past' | 'soon') => rows.filter((row) => dueState(row, now) === state)
  const adviceOn =
    (when: 'past' | 'soon') =>
    ({ config: { kind, owner } }: FlagRow) =>
      t(`stale.${when}.${kind === 'release' ? kind : 'other'}`, { team: teamName(owner) })
  return {
    kind: 'page',
    title: t('stale.title'),
    lead: t('stale.lead'),
    body: (
      <>
        <Group
          id="past"
          title={t('stale.past.title')}
          rows={due('past')}
          none={t('stale.past.none')}
          advice={adviceOn('past')}
        />
        <Group
          id="soon"
          title={t('stale.soon.title', { days: SOON_DAYS })}
          rows={due('soon')}
          none={t('stale.soon.none', { days: SOON_DAYS })}
          advice={adviceOn('soon')}
        />
        <Group
          id="unused"
          title={t('stale.unused.title', { days: UNUSED_DAYS })}
          rows={judged ? rows.filter((row) => isUnused(row, now)) : []}
          none={
            since === null || judged
              ? t(judged ? 'stale.unused.none' : 'stale.unused.unreported')
              : t('stale.unused.since', { day: dayText(since), days: UNUSED_DAYS })
          }
          advice={({ config }) => t('stale.unused.advice', { team: teamName(config.owner) })}
        />
      </>
    ),
  }
}

export const stale: OwnerPage = { needs: 'viewer', get: show }
