import { Notice } from '@marquee/forms/form.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import { siteIds } from '#config/sites.ts'
import type { FlagCell, FlagOwner, FlagRow } from '../../service/flag-service.ts'
import { cellKey } from '../../service/flag-table.ts'
import { download } from '../forms/download.ts'
import { filterAddress } from '../forms/filter-address.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { requestState } from '../requests/request-state.ts'
import { CalledOff } from '../scheduled/scheduled-page.tsx'
import { useTexts } from '../texts/console-texts.ts'
import type { TranslateText } from '../texts/translate.ts'
import { FilterForm } from './filter-form.tsx'
import {
  filtered,
  filterQuery,
  isJudged,
  isOwn,
  type MatrixFilters,
  readFilters,
  shownSites,
  teamsOf,
} from './filters.ts'
import { MatrixTable, type MatrixView, mayChangeSeveral } from './matrix-table.tsx'
import { lastEntry } from './revision.ts'

function cellOf(rows: readonly FlagRow[], text: string | null): FlagCell | undefined {
  const [flag = '', site = ''] = text?.split('.') ?? []
  const id = siteIds.find((each) => each === site)
  const row = rows.find(({ name }) => name === flag)
  return id && row?.cells[id]
}

interface UndoProps {
  /** Entry of the change that was just made. */
  readonly entry: number | undefined
}

function Undo({ entry }: UndoProps) {
  const { t } = useTexts()
  if (entry === undefined) return null
  return (
    <a className="link" href={`/undo?${new URLSearchParams({ entry: String(entry) })}`}>
      {t('history.undo')}
    </a>
  )
}

interface OutcomeProps {
  readonly rows: readonly FlagRow[]
  readonly cell: string | null
}

/** The cell just changed. */
function Done({ rows, cell, entry }: OutcomeProps & UndoProps) {
  const { t, siteIn, valueText, flagTitle } = useTexts()
  const found = cellOf(rows, cell)
  if (!found) return null
  const { flag, site, value } = found
  return (
    <Notice
      look="done"
      title={t('matrix.done', { flag: flagTitle(flag), value: valueText(value), site: siteIn(site) })}
    >
      <Undo entry={entry} />
    </Notice>
  )
}

/** The cell had the value that the owner sent. */
function Same({ rows, cell }: OutcomeProps) {
  const { t, siteIn, valueText, flagTitle } = useTexts()
  const found = cellOf(rows, cell)
  if (!found?.changed) return null
  const { flag, site, value, changed } = found
  const names = { flag: flagTitle(flag), value: valueText(value), site: siteIn(site), by: changed.by }
  return <Notice look="info" title={t('matrix.same', names)} />
}

function Changed({ count, entry }: { readonly count: string | null } & UndoProps) {
  const { t } = useTexts()
  if (count === null || !/^\d{1,4}$/.test(count)) return null
  if (count === '0') return <Notice look="info" title={t('several.same')} />
  return (
    <Notice look="done" title={t('several.done', { count: Number(count) })}>
      <Undo entry={entry} />
    </Notice>
  )
}

/** Entry of the change that the page reports, if it is still the latest. */
async function madeEntry({ service, owner, url }: OwnerContext): Promise<number | undefined> {
  if (!['done', 'changed'].some((name) => url.searchParams.has(name))) return undefined
  const [change] = await service.changes({ limit: 1 })
  const entry = change?.entries.at(-1)
  return entry?.by === owner.name ? entry.id : undefined
}

function countText(t: TranslateText, shown: number, all: number): string {
  if (shown === all) return t('matrix.all', { all })
  return shown === 0 ? t('matrix.none') : t('matrix.some', { shown, all })
}

function Scheduled({ count }: { readonly count: string | null }) {
  const { t } = useTexts()
  if (count === null || !/^[1-9]\d{0,3}$/.test(count)) return null
  return <Notice look="done" title={t('scheduled.scheduled', { count: Number(count) })} />
}

function lookOf({ details, sites }: MatrixFilters, owner: FlagOwner): MatrixView['look'] {
  if (details) return 'full'
  return sites.length === 0 && siteIds.some((site) => isOwn(owner, site)) ? 'compact-own' : 'compact'
}

async function show(context: OwnerContext): Promise<ShownPage> {
  const { service, outside, owner, url, texts, now } = context
  const [rows, revision, changes, requests, made] = await Promise.all([
    service.rows(),
    outside?.revision() ?? lastEntry(service),
    service.openScheduled({}),
    service.requests(),
    madeEntry(context),
  ])
  const waiting = requests.filter((request) => requestState(request, { rows, now }) === 'open')
  const filters = readFilters(url.searchParams)
  const sites = shownSites(filters, owner)
  const judged = filters.state === 'stale' && isJudged(await service.countedSince(), now)
  const found = filtered(rows, filters, { sites, judged, now, texts })
  const query = filterQuery(filters)
  const look = lookOf(filters, owner)
  return {
    kind: 'page',
    title: texts.t('matrix.title'),
    wide: true,
    body: (
      <>
        <div id="done">
          <Done rows={rows} cell={url.searchParams.get('done')} entry={made} />
          <Same rows={rows} cell={url.searchParams.get('same')} />
          <Changed count={url.searchParams.get('changed')} entry={made} />
          <Scheduled count={url.searchParams.get('scheduled')} />
          <CalledOff result={url.searchParams.get('off')} />
        </div>
        <FilterForm filters={filters} teams={teamsOf(rows, texts)} />
        <div id="live" data-revision={revision}>
          <p className="matrix-count row">
            <span id="count">{countText(texts.t, found.length, rows.length)}</span>
            {mayChangeSeveral({ owner, outside }) && (
              <a className="link" href={filterAddress('/several', { back: query })} data-modal="">
                {texts.t('matrix.severalFeatures')}
              </a>
            )}
            {!outside && (
              <a className="link" href="/export" download="">
                {texts.t('matrix.export')}
              </a>
            )}
          </p>
          {look === 'compact-own' && <p className="matrix-own small muted">{texts.t('matrix.ownOnly')}</p>}
          {found.length > 0 && (
            <MatrixTable
              view={{
                rows: found,
                sites,
                look,
                waiting: Map.groupBy(waiting, cellKey),
                owner,
                outside,
                query,
                changes: Map.groupBy(changes, cellKey),
                now,
              }}
            />
          )}
        </div>
      </>
    ),
  }
}

export const matrix: OwnerPage = { needs: 'viewer', get: show }

/** The export has Unleash's format. */
export const flagsExport: OwnerPage = {
  needs: 'viewer',
  async get({ service, audit, owner, now }) {
    await audit?.record({ event: 'flag.exported', outcome: 'done', actor: 'owner', person: owner.name })
    return download(
      { name: 'flags', ending: 'json', now },
      `${JSON.stringify(await service.exported(), null, 2)}\n`,
    )
  },
}
