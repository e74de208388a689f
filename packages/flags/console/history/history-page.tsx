import { Notice } from '@marquee/forms/form.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { siteIds } from '#config/sites.ts'
import type {
  FlagChange,
  FlagOwner,
  HistoryEntry,
  HistoryQuery,
  ScheduledFlagChange,
} from '../../service/flag-service.ts'
import { isSameValue } from '../../service/flag-table.ts'
import { mayChange } from '../../service/may-change.ts'
import { cellPath } from '../cell/cell-state.ts'
import { beforeIn, filterAddress, personAndDays } from '../forms/filter-address.ts'
import { Filters, PageLinks, PersonAndDays, Pick, SitePick } from '../forms/filter-fields.tsx'
import { lastEntry } from '../matrix/revision.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { isNotCarriedOut, outcomeText, scheduledText } from '../scheduled/scheduled-text.ts'
import { changeableSites } from '../several/several-draft.ts'
import { changeName } from '../texts/changes.tsx'
import { useTexts } from '../texts/console-texts.ts'
import { InstantText } from '../texts/when.tsx'
import { SLOT, WithElement } from '../texts/with-element.tsx'

const PAGE = serviceLimits.flags.history

interface Wanted {
  readonly flag: string
  readonly site: string
  readonly person: string | undefined
  /** ISO dates in UTC. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** Undefined for the first page. */
  readonly before: number | undefined
}

function readWanted(url: URL): Wanted {
  const { searchParams: query } = url
  return {
    flag: query.get('flag') ?? '',
    site: query.get('site') ?? '',
    ...personAndDays(url),
    before: beforeIn(url),
  }
}

const historyQueryOf = ({ flag, site, before, ...who }: Wanted): HistoryQuery => ({
  ...who,
  ...(flag === '' ? {} : { flag }),
  ...(site === '' ? {} : { site }),
  ...(before === undefined ? {} : { before }),
  limit: PAGE + 1,
})

const historyPath = (wanted: Wanted, before?: number): string =>
  filterAddress('/history', { ...wanted, before })

function CellEntry({ entry: { flag, site, before, after } }: { readonly entry: HistoryEntry }) {
  const { t, siteName, valueText, flagTitle } = useTexts()
  return (
    <>
      <a href={cellPath(flag, site)}>{`${flagTitle(flag)}, ${siteName(site)}`}</a>
      <p>
        {valueText(before)} <span aria-hidden="true">→</span>
        <span className="visually-hidden">{t('history.to')}</span> <strong>{valueText(after)}</strong>
      </p>
    </>
  )
}

/** The value that all cells of a change got; nothing if they differ. */
function After({ entries }: Pick<FlagChange, 'entries'>) {
  const { t, valueText } = useTexts()
  const [{ after }] = entries
  if (!entries.every((entry) => isSameValue(entry.after, after))) return null
  return (
    <>
      {' '}
      <span aria-hidden="true">→</span>
      <span className="visually-hidden">{t('history.to')}</span> <strong>{valueText(after)}</strong>
    </>
  )
}

function ScheduledNote({ change: { entries } }: { readonly change: FlagChange }) {
  const [{ scheduled, undoes }] = entries
  const { t } = useTexts()
  if (scheduled === null) return null
  return (
    <p className="small muted">
      {t(undoes === null ? 'scheduled.entry' : 'scheduled.endEntry')}
      {entries.every(({ before, after }) => isSameValue(before, after)) && `. ${t('scheduled.same')}`}
    </p>
  )
}

/** Scheduled changes that left no entry. */
function NotCarriedOut({ changes }: { readonly changes: readonly ScheduledFlagChange[] }) {
  const texts = useTexts()
  const missed = changes.filter(isNotCarriedOut)
  if (missed.length === 0) return null
  return (
    <Notice look="info" title={texts.t('scheduled.refused', { count: missed.length })}>
      <ul className="change__cells" role="list">
        {missed.map((change) => (
          <li key={change.id}>
            {texts.flagTitle(change.flag)}, {texts.siteName(change.site)}:{' '}
            <b>{scheduledText(texts, change)}</b>{' '}
            {texts.t('scheduled.by', { by: change.by, reason: change.reason })} {outcomeText(texts, change)}.
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Change({ change, owner }: { readonly change: FlagChange; readonly owner: FlagOwner }) {
  const texts = useTexts()
  const { t } = texts
  const { entries } = change
  const [first] = entries
  const { id, at, by, approvedBy, reason, undoes } = first
  const name = changeName(texts, entries)
  return (
    <li className="change" id={`change-${id}`}>
      <div className="change__what">
        {entries.length === 1 ? (
          <CellEntry entry={first} />
        ) : (
          <details>
            <summary>
              {name}
              <After entries={entries} />
            </summary>
            <ul className="change__cells" role="list">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <CellEntry entry={entry} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="change__why">
        <p>{reason}</p>
        <ScheduledNote change={change} />
        {undoes !== null && (
          <p className="small muted">
            <WithElement text={t('history.undoes', { change: SLOT })}>
              <a href={`#change-${undoes}`}>{t('history.change', { id: undoes })}</a>
            </WithElement>
          </p>
        )}
      </div>
      <p className="change__who small muted">
        {by}
        {approvedBy !== null && (
          <>
            <br />
            {t('history.approvedBy', { name: approvedBy })}
          </>
        )}
        <br />
        <InstantText at={at} />
      </p>
      <div className="change__end">
        {entries.every(({ site }) => mayChange(owner, site)) && (
          <a
            className="btn btn--s"
            href={`/undo?entry=${entries.at(-1)?.id}`}
            aria-label={t('history.undoOf', { id, name })}
            data-modal=""
          >
            <span>{t('history.undo')}</span>
          </a>
        )}
      </div>
    </li>
  )
}

async function show({ service, owner, url, texts: { t, flagTitle } }: OwnerContext): Promise<ShownPage> {
  const wanted = readWanted(url)
  const { flag } = wanted
  const site = siteIds.find((id) => id === wanted.site)
  const cells = { ...(flag !== '' && { flag }), ...(site && { site }) }
  const [rows, found, revision, ended] = await Promise.all([
    service.rows(),
    service.changes(historyQueryOf(wanted)),
    lastEntry(service),
    wanted.before === undefined ? service.endedScheduled(cells) : [],
  ])
  const changes = found.slice(0, PAGE)
  const last = changes.at(-1)
  return {
    kind: 'page',
    title: t('history.title'),
    lead: t('history.lead'),
    wide: true,
    body: (
      <>
        <div id="done">
          {url.searchParams.has('undone') && <Notice look="done" title={t('history.undone')} />}
        </div>
        {changeableSites(owner).length > 0 && (
          <p>
            <a className="link" href="/restore">
              {t('restore.link')}
            </a>
          </p>
        )}
        <Filters path="/history" className="audit-filters">
          <Pick
            name="flag"
            label={t('filters.feature')}
            value={wanted.flag}
            all={t('filters.allFeatures')}
            options={rows.map(({ name }) => [name, flagTitle(name)])}
          />
          <SitePick site={wanted.site} />
          <PersonAndDays of={wanted} />
        </Filters>
        <div id="live" data-revision={revision}>
          <p className="visually-hidden" id="count">
            {t('history.count', { count: changes.length })}
          </p>
          <NotCarriedOut changes={ended} />
          {changes.length === 0 && <p className="console-empty">{t('history.none')}</p>}
          <ol className="changes" role="list">
            {changes.map((change) => (
              <Change key={change.entries[0].id} change={change} owner={owner} />
            ))}
          </ol>
          <PageLinks
            of="history"
            newest={wanted.before === undefined ? null : historyPath(wanted)}
            older={last && found.length > PAGE ? historyPath(wanted, last.newest) : null}
          />
        </div>
      </>
    ),
  }
}

export const history: OwnerPage = { needs: 'viewer', get: show }
