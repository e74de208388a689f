import { Icon } from '@marquee/design/brand/icon.tsx'
import type { SiteId } from '#config/sites.ts'
import type {
  ChangeRequest,
  FlagCell,
  FlagOwner,
  FlagRow,
  ScheduledFlagChange,
} from '../../service/flag-service.ts'
import { cellKey } from '../../service/flag-table.ts'
import { cellPath, differs, refusal } from '../cell/cell-state.ts'
import { filterAddress } from '../forms/filter-address.ts'
import type { OutsideService } from '../outside-service.ts'
import { scheduledText, shortScheduledText } from '../scheduled/scheduled-text.ts'
import { changeableSites } from '../several/several-draft.ts'
import { useTexts } from '../texts/console-texts.ts'
import { Ago } from '../texts/when.tsx'
import { isDue, isOwn, teamsOf } from './filters.ts'

export const mayChangeSeveral = ({ owner, outside }: Pick<MatrixView, 'owner' | 'outside'>): boolean =>
  outside === undefined && changeableSites(owner).length > 1

export interface MatrixView {
  readonly rows: readonly FlagRow[]
  readonly sites: readonly SiteId[]
  readonly look: 'full' | 'compact' | 'compact-own'
  /** Open requests by the key of their cell. */
  readonly waiting: ReadonlyMap<string, readonly ChangeRequest[]>
  readonly owner: FlagOwner
  readonly outside: OutsideService | undefined
  /** Query of the view to return to. */
  readonly query: string
  /** Open scheduled changes by the key of their cell, the next first. */
  readonly changes: ReadonlyMap<string, readonly ScheduledFlagChange[]>
  /** Epoch milliseconds. */
  readonly now: number
}

interface FeatureProps {
  readonly row: FlagRow
  readonly view: MatrixView
}

const code = (site: SiteId) => site.toUpperCase()

/** Below the name where a column is too narrow for words. */
function Remarks({ row, view }: FeatureProps) {
  const { audienceText } = useTexts()
  const { sites, changes, waiting, owner } = view
  const remarked = sites
    .map((site) => row.cells[site])
    .filter(
      (cell) =>
        differs(cell) ||
        (cell.value.on && audienceText(cell.value.audience) !== '') ||
        [changes, waiting].some((of) => of.has(cellKey(cell))),
    )
  if (remarked.length === 0) return null
  return (
    <span className="matrix__remarks">
      {remarked.map((cell) => (
        <span key={cell.site} data-own={isOwn(owner, cell.site) ? '' : undefined}>
          <b aria-hidden="true">{code(cell.site)}</b> <Marks cell={cell} view={view} />
        </span>
      ))}
    </span>
  )
}

function Feature({ row, view }: FeatureProps) {
  const { t, dayText, instantDay, flagTitle, flagEffect, teamName } = useTexts()
  const { name, config, lastUsed } = row
  return (
    <th scope="row" className="matrix__feature">
      <span className="matrix__name">{flagTitle(name)}</span>
      <span className="matrix__effect">{flagEffect(name)}</span>
      <span className="matrix__facts">
        <span>
          <span className="visually-hidden">{t('matrix.team')} </span>
          {teamName(config.owner)}
        </span>
        <span>{t(`kinds.${config.kind}`)}</span>
        <span>{t(`reaches.${config.reach}`)}</span>
        {config.fourEyes && <span>{t('matrix.fourEyes')}</span>}
        <span className={isDue(row, view.now) ? 'matrix__due' : undefined}>
          {t(config.kind === 'release' ? 'matrix.ends' : 'matrix.review', { day: dayText(config.until) })}
        </span>
        {!view.outside && (
          <span>
            {lastUsed === null ? t('matrix.neverUsed') : t('matrix.lastUsed', { day: instantDay(lastUsed) })}
          </span>
        )}
      </span>
      {mayChangeSeveral(view) && (
        <a
          className="link matrix__several"
          href={filterAddress('/several', { flag: name, back: view.query })}
          aria-label={t('matrix.severalOf', { name: flagTitle(name) })}
          data-modal=""
        >
          {t('matrix.several')}
        </a>
      )}
      <Remarks row={row} view={view} />
    </th>
  )
}

interface CellProps {
  readonly cell: FlagCell
  readonly view: MatrixView
}

function Description({ cell, view: { changes, now } }: CellProps) {
  const texts = useTexts()
  const { t, stateText, agoText } = texts
  const { changed, preset } = cell
  const byDefault = differs(cell) ? t('matrix.differs', { value: stateText(preset) }) : t('matrix.asDefault')
  const { by, at, reason } = changed ?? { by: '', at: '', reason: '' }
  return [
    byDefault,
    ...(changed ? [t('matrix.changed', { by, ago: agoText(at, now), reason })] : []),
    ...(changes.get(cellKey(cell)) ?? []).map((change) =>
      t('scheduled.described', { change: scheduledText(texts, change) }),
    ),
  ].join(' ')
}

/** Labels next to the switch. */
function Marks({ cell, view: { changes, waiting, now } }: CellProps) {
  const texts = useTexts()
  const { t, audienceText, stateText, valueText } = texts
  const { value, preset, changed } = cell
  const [next] = changes.get(cellKey(cell)) ?? []
  const audience = value.on ? audienceText(value.audience) : ''
  return (
    <>
      {waiting.get(cellKey(cell))?.map(({ id, by, value: wanted }) => (
        <a key={id} className="cell__request" href={`/requests#request-${id}`}>
          {t('requests.waiting', { by: by.name, value: valueText(wanted) })}
        </a>
      ))}
      {audience !== '' && <span className="cell__audience">{audience}</span>}
      {differs(cell) && (
        <span className="cell__differs" aria-hidden="true">
          {t('matrix.default', { value: stateText(preset) })}
        </span>
      )}
      {next && (
        <span className="cell__scheduled" aria-hidden="true" title={scheduledText(texts, next)}>
          <Icon name="clock" small />
          {shortScheduledText(texts, next)}
        </span>
      )}
      {changed && (
        <>
          <span className="cell__who" aria-hidden="true">
            <span className="cell__by">{changed.by}</span> <Ago at={changed.at} now={now} />
          </span>
          <span className="cell__why" aria-hidden="true" title={changed.reason}>
            {changed.reason}
          </span>
        </>
      )}
    </>
  )
}

function Cell({ cell, view }: CellProps) {
  const { owner, outside, query } = view
  const texts = useTexts()
  const { t, siteName, toggleText, valueText, flagTitle } = texts
  const { flag, site, value, version } = cell
  const name = `${flagTitle(flag)}, ${siteName(site)}`
  const why = refusal({ owner, outside, texts }, site)
  const described = `about-${flag}-${site}`
  return (
    <td
      className="cell"
      data-cell={`${flag}.${site}`}
      data-version={version}
      data-own={isOwn(owner, site) ? '' : undefined}
      data-differs={differs(cell) ? '' : undefined}
    >
      <span className="cell__site" aria-hidden="true">
        {siteName(site)}
      </span>
      {why === '' ? (
        <button
          type="submit"
          className="toggle"
          name="switch"
          value={`${flag}.${site}`}
          role="switch"
          aria-checked={value.on}
          aria-label={name}
          aria-describedby={described}
        >
          <span className="toggle__text">{toggleText(value.on)}</span>
        </button>
      ) : (
        <a
          className="toggle toggle--fixed"
          data-on={value.on ? '' : undefined}
          href={cellPath(flag, site, query)}
          aria-label={t('matrix.locked', { name, value: valueText(value), why })}
          aria-describedby={described}
          title={why}
          data-modal=""
        >
          <span className="toggle__text">{toggleText(value.on)}</span>
          <Icon name="lock" small />
        </a>
      )}
      <span className="cell__about">
        <Marks cell={cell} view={view} />
      </span>
      <span className="visually-hidden" id={described}>
        <Description cell={cell} view={view} />
      </span>
    </td>
  )
}

function TeamRows({ team, view }: { readonly team: string; readonly view: MatrixView }) {
  const { t, teamName } = useTexts()
  const { rows, sites } = view
  const own = rows.filter(({ config }) => config.owner === team)
  return (
    <tbody>
      <tr className="matrix__team">
        <td colSpan={sites.length + 1}>
          <span className="visually-hidden">{t('matrix.team')} </span>
          {teamName(team)} <span className="console-number">{own.length}</span>
        </td>
      </tr>
      {own.map((row) => (
        <tr key={row.name} id={row.name}>
          <Feature row={row} view={view} />
          {sites.map((site) => (
            <Cell key={site} cell={row.cells[site]} view={view} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** A phone has room for so many switches beside the name. */
const BESIDE_NAME = 3

/** `compact-own` leaves out the countries of others on phones. */
const looks = {
  full: 'matrix',
  compact: 'matrix matrix--compact',
  'compact-own': 'matrix matrix--compact matrix--own',
} as const satisfies Record<MatrixView['look'], string>

/** A switch leads to the page of its cell if there is no script. */
export function MatrixTable({ view }: { readonly view: MatrixView }) {
  const texts = useTexts()
  const { t, siteName } = texts
  const { rows, sites, look, owner, query } = view
  const onPhone = look === 'compact-own' ? sites.filter((site) => isOwn(owner, site)) : sites
  return (
    <form method="get" action="/cell">
      {query !== '' && <input type="hidden" name="back" value={query} />}
      <div className="matrix-scroll">
        <table
          className={looks[look]}
          data-columns={sites.length}
          data-few={onPhone.length <= BESIDE_NAME ? '' : undefined}
        >
          <caption className="visually-hidden">{t('matrix.caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className="matrix__feature">
                {t('matrix.feature')}
              </th>
              {sites.map((site) => (
                <th
                  scope="col"
                  key={site}
                  data-code={code(site)}
                  data-own={isOwn(owner, site) ? '' : undefined}
                >
                  <span className="matrix__site">{siteName(site)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {teamsOf(rows, texts).map((team) => (
            <TeamRows key={team} team={team} view={view} />
          ))}
        </table>
      </div>
    </form>
  )
}
