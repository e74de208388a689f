import type { PageResponse } from '@marquee/forms/page.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { FlagKind } from '#config/types.ts'
import type { FlagCell, FlagOwner, FlagRow } from '../../service/flag-service.ts'
import { differs } from '../cell/cell-state.ts'
import { hasWords } from '../forms/has-words.ts'
import type { OwnerContext } from '../page.ts'
import type { ConsoleTexts } from '../texts/console-texts.ts'
import { flagKinds } from '../texts/names.ts'

export const cellStates = ['on', 'off', 'differs', 'stale'] as const
export type CellState = (typeof cellStates)[number]

/** Empty and null: no filter. */
export interface MatrixFilters {
  readonly search: string
  readonly sites: readonly SiteId[]
  readonly team: string
  readonly kind: FlagKind | null
  readonly state: CellState | null
  /** True: the table shows effects, facts and last changes. */
  readonly details: boolean
}

const oneOf = <Value extends string>(known: readonly Value[], param: string | null): Value | null =>
  known.find((value) => value === param) ?? null

/** Ignores unknown values. */
export function readFilters(query: URLSearchParams): MatrixFilters {
  return {
    search: (query.get('q') ?? '').trim(),
    sites: siteIds.filter((site) => query.getAll('site').includes(site)),
    team: query.get('team') ?? '',
    kind: oneOf(flagKinds, query.get('kind')),
    state: oneOf(cellStates, query.get('state')),
    details: query.get('details') === 'on',
  }
}

/** Empty without filters. */
export function filterQuery({ search, sites, team, kind, state, details }: MatrixFilters): string {
  const pairs = [
    ['q', search],
    ...sites.map((site) => ['site', site]),
    ['team', team],
    ['kind', kind ?? ''],
    ['state', state ?? ''],
    ['details', details ? 'on' : ''],
  ]
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
}

/** Query of the view to return to (`back`), without unknown parameters. */
export const backOf = ({ url }: { readonly url: URL }): string =>
  filterQuery(readFilters(new URLSearchParams(url.searchParams.get('back') ?? '')))

/** The view with a query; all features without one. */
export const viewPath = (query: string): string => (query === '' ? '/' : `/?${query}`)

/** Leads back to the view, which tells what was done. */
export const toView = (context: { readonly url: URL }, name: string, value: string): PageResponse => ({
  kind: 'redirect',
  location: `/?${new URLSearchParams([...new URLSearchParams(backOf(context)), [name, value]])}`,
})

export const isOwn = ({ role, sites }: FlagOwner, site: SiteId): boolean =>
  role === 'editor' && sites.includes(site)

/** The owner's own countries first. */
export function shownSites({ sites }: MatrixFilters, owner: FlagOwner): readonly SiteId[] {
  const shown = sites.length === 0 ? siteIds : sites
  return [...shown.filter((site) => isOwn(owner, site)), ...shown.filter((site) => !isOwn(owner, site))]
}

/** Teams in the order of their names in the owner's language. */
export const teamsOf = (rows: readonly FlagRow[], { language, teamName }: ConsoleTexts): readonly string[] =>
  [...new Set(rows.map(({ config }) => config.owner))].sort((one, other) =>
    teamName(one).localeCompare(teamName(other), language),
  )

const matchesSearch = ({ name }: FlagRow, search: string, { flagTitle, flagEffect }: ConsoleTexts): boolean =>
  hasWords(`${name} ${flagTitle(name)} ${flagEffect(name)}`, search)

function hasCell(cell: FlagCell, state: Exclude<CellState, 'stale'>): boolean {
  return state === 'differs' ? differs(cell) : cell.value.on === (state === 'on')
}

const DAY = 86_400_000
const SOON_DAYS = 60
const UNUSED_DAYS = 30

/** A flag is due after the end of its last day; this says so in good time. */
export const isDue = ({ config }: FlagRow, now: number): boolean =>
  Date.parse(config.until) + DAY - now <= SOON_DAYS * DAY

/** True once uses were noted for long enough to say what nothing requests. */
export const isJudged = (since: string | null, now: number): boolean =>
  since !== null && now - Date.parse(since) >= (UNUSED_DAYS - 1) * DAY

const isUnused = ({ lastUsed }: FlagRow, now: number): boolean =>
  lastUsed === null || now - Date.parse(lastUsed) > UNUSED_DAYS * DAY

/** A state is matched on the selected sites only. */
export function filtered(
  rows: readonly FlagRow[],
  filters: MatrixFilters,
  {
    sites,
    judged,
    now,
    texts,
  }: Pick<OwnerContext, 'now' | 'texts'> & { readonly sites: readonly SiteId[]; readonly judged: boolean },
): readonly FlagRow[] {
  const { search, team, kind, state } = filters
  const inState = (row: FlagRow) => {
    if (state === null) return true
    if (state === 'stale') return isDue(row, now) || (judged && isUnused(row, now))
    return sites.some((site) => hasCell(row.cells[site], state))
  }
  return rows.filter(
    (row) =>
      matchesSearch(row, search, texts) &&
      (team === '' || row.config.owner === team) &&
      (kind === null || row.config.kind === kind) &&
      inState(row),
  )
}
