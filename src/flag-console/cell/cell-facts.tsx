import { Icon } from '../../components/brand/icon.tsx'
import type { FlagCell, FlagRow, HistoryEntry } from '../../services/flags/flag-service.ts'
import { kindNames, siteIn } from '../texts/names.ts'
import { onOff, valueText } from '../texts/values.ts'
import { dayText, Instant } from '../texts/when.tsx'
import type { CellDraft } from './cell-draft.ts'

interface CellFactsProps {
  readonly row: FlagRow
  readonly cell: FlagCell
  /** The history is with an outside service. */
  readonly isOutside: boolean
}

export function CellFacts({ row: { config }, cell, isOutside }: CellFactsProps) {
  const { value, preset, changed } = cell
  return (
    <dl className="cell-facts">
      <div id="cell-now">
        <dt>Now</dt>
        <dd>{valueText(value)}</dd>
      </div>
      <div>
        <dt>Default</dt>
        <dd>{onOff(preset).toLowerCase()}</dd>
      </div>
      <div>
        <dt>Team</dt>
        <dd>{config.owner}</dd>
      </div>
      <div>
        <dt>Kind</dt>
        <dd>
          {kindNames[config.kind]}, {config.kind === 'release' ? 'ends' : 'review by'} {dayText(config.until)}
        </dd>
      </div>
      {!isOutside && (
        <div className="cell-facts__wide">
          <dt>Last change</dt>
          <dd>
            {changed ? (
              <>
                {changed.by}, <Instant at={changed.at} />: {changed.reason}
              </>
            ) : (
              'never'
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Another owner's change next to this draft. */
export function Conflict({ cell, draft }: { readonly cell: FlagCell; readonly draft: CellDraft }) {
  const { value, changed } = cell
  const { audience } = draft
  const share =
    audience !== null && draft.on && audience.rollout !== '100'
      ? ` for ${audience.rollout} % of visitors`
      : ''
  return (
    <div className="notice notice--wrong cell-conflict" role="alert" id="conflict">
      <Icon name="warning" />
      <div>
        <p className="notice__title">Somebody else was first. Nothing of yours was saved.</p>
        <dl className="cell-facts">
          <div>
            <dt>{changed ? `${changed.by} set it to` : 'It is'}</dt>
            <dd>{valueText(value)}</dd>
          </div>
          <div>
            <dt>You want</dt>
            <dd>{(draft.on ? 'on' : 'off') + share}</dd>
          </div>
          {changed && (
            <div className="cell-facts__wide">
              <dt>
                <Instant at={changed.at} />
              </dt>
              <dd>{changed.reason}</dd>
            </div>
          )}
        </dl>
        <p>Decide anew: save to replace it, or leave it as it is.</p>
      </div>
    </div>
  )
}

export function RecentChanges({
  entries,
  cell,
}: {
  readonly entries: readonly HistoryEntry[]
  readonly cell: FlagCell
}) {
  if (entries.length === 0) return null
  return (
    <section className="cell-recent" aria-labelledby="recent">
      <h2 id="recent">Last changes</h2>
      <ol role="list">
        {entries.map(({ id, by, at, reason, after }) => (
          <li key={id}>
            <span className="cell-recent__value">{valueText(after)}</span>
            <span>
              {by}, <Instant at={at} />: {reason}
            </span>
          </li>
        ))}
      </ol>
      <a className="link" href={`/history?${new URLSearchParams({ flag: cell.flag, site: cell.site })}`}>
        All changes in {siteIn(cell.site)}
      </a>
    </section>
  )
}
