import { Icon } from '@marquee/design/brand/icon.tsx'
import type { ReactNode } from 'react'
import type { FlagCell, FlagRow, HistoryEntry } from '../../service/flag-service.ts'
import { ChangeLine } from '../texts/changes.tsx'
import { useTexts } from '../texts/console-texts.ts'
import { InstantText } from '../texts/when.tsx'
import type { CellDraft } from './cell-draft.ts'

interface FactProps {
  readonly id?: string
  readonly term: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** An entry of a list `cell-facts`. */
export function Fact({ id, term, wide, children }: FactProps) {
  return (
    <div id={id} className={wide ? 'cell-facts__wide' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface CellFactsProps {
  readonly row: FlagRow
  readonly cell: FlagCell
  /** The history is with an outside service. */
  readonly isOutside: boolean
}

export function CellFacts({ row: { config }, cell, isOutside }: CellFactsProps) {
  const { t, valueText, stateText, dayText, teamName } = useTexts()
  const { value, preset, changed } = cell
  return (
    <dl className="cell-facts">
      <Fact id="cell-now" term={t('cell.now')}>
        {valueText(value)}
      </Fact>
      <Fact term={t('cell.default')}>{stateText(preset)}</Fact>
      <Fact term={t('cell.team')}>{teamName(config.owner)}</Fact>
      <Fact term={t('cell.kind')}>
        {t(config.kind === 'release' ? 'cell.ends' : 'cell.reviewBy', {
          kind: t(`kinds.${config.kind}`),
          day: dayText(config.until),
        })}
      </Fact>
      {!isOutside && (
        <Fact wide term={t('cell.lastChange')}>
          {changed ? <ChangeLine {...changed} /> : t('cell.never')}
        </Fact>
      )}
    </dl>
  )
}

/** Another owner's change next to this draft. */
export function Conflict({ cell, draft }: { readonly cell: FlagCell; readonly draft: CellDraft }) {
  const { t, valueText, stateText } = useTexts()
  const { value, changed } = cell
  const { audience } = draft
  const share =
    audience !== null && draft.on && audience.rollout !== '100' ? Number(audience.rollout) : undefined
  return (
    <div className="notice notice--wrong cell-conflict" role="alert" id="conflict">
      <Icon name="warning" />
      <div>
        <p className="notice__title">{t('cell.conflict.title')}</p>
        <dl className="cell-facts">
          <Fact term={changed ? t('cell.conflict.setBy', { by: changed.by }) : t('cell.conflict.is')}>
            {valueText(value)}
          </Fact>
          <Fact term={t('cell.conflict.wanted')}>
            {share === undefined
              ? stateText(draft.on === true)
              : t('value.onFor', { audience: t('audience.share', { share }) })}
          </Fact>
          {changed && (
            <Fact wide term={<InstantText at={changed.at} />}>
              {changed.reason}
            </Fact>
          )}
        </dl>
        <p>{t('cell.conflict.decide')}</p>
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
  const { t, siteIn, valueText } = useTexts()
  if (entries.length === 0) return null
  return (
    <section className="cell-recent" aria-labelledby="recent">
      <h2 id="recent">{t('cell.recent')}</h2>
      <ol role="list">
        {entries.map(({ id, by, at, reason, after }) => (
          <li key={id}>
            <span className="cell-recent__value">{valueText(after)}</span>
            <span>
              <ChangeLine by={by} at={at} reason={reason} />
            </span>
          </li>
        ))}
      </ol>
      <a className="link" href={`/history?${new URLSearchParams({ flag: cell.flag, site: cell.site })}`}>
        {t('cell.allChanges', { site: siteIn(cell.site) })}
      </a>
    </section>
  )
}
