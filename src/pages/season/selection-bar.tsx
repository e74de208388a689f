import { Icon } from '@marquee/design/brand/icon.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { useTranslation } from 'react-i18next'
import { toggled } from '../../features/season/one-a-day.ts'
import { useMoney, useSelection, useSelectionActions } from '../../features/season/season-selection.tsx'
import type { ChosenShowtimeModel, SeasonSelectionModel } from '../../page-models/seasons.ts'
import { sumOf } from './selected.ts'
import './selection-bar.css'

interface SelectionBarProps {
  readonly selection: SeasonSelectionModel
  readonly known: ReadonlyMap<string, ChosenShowtimeModel>
}

function Chosen({
  chosen,
  tokens,
}: {
  readonly chosen: readonly ChosenShowtimeModel[]
  readonly tokens: readonly string[]
}) {
  const { t } = useTranslation('seasons')
  const { remove } = useSelectionActions()
  const money = useMoney()
  return (
    <ul className="season-chosen">
      {chosen.map(({ token, title, day, time, cinema, price }) => (
        <li key={token}>
          <p>
            <b>{title}</b>
            <span className="num">{[day, time, cinema].join(', ')}</span>
          </p>
          {price !== null && (
            <span className="num" suppressHydrationWarning>
              {money(price)}
            </span>
          )}
          <button
            type="submit"
            className="iconbtn"
            name="showtimes"
            value={toggled(tokens, token)}
            aria-label={t('selection.removeNamed', { title, day, time })}
            onClick={(event) => {
              event.preventDefault()
              remove(token)
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Sticky from the first choice on. */
export function SelectionBar({ selection, known }: SelectionBarProps) {
  const { t } = useTranslation('seasons')
  const tokens = useSelection()
  const { clear } = useSelectionActions()
  const chosen = tokens.flatMap((token) => known.get(token) ?? [])
  const money = useMoney()
  const sum = sumOf(chosen)
  // The server's text while it is current, because browsers format money with other spaces.
  const isFirst = tokens.join() === selection.chosen.map(({ token }) => token).join()
  const total = isFirst ? selection.total : sum === null ? null : money(sum)
  const count = chosen.length
  const countText = t('selection.count', { count })
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 && [countText, total].filter(Boolean).join(', ')}
      </p>
      {count > 0 && (
        <section className="season-bar dark" aria-label={t('selection.label')}>
          <div className="wrap season-bar__in">
            <details className="season-bar__list">
              <summary>
                {total !== null && <b className="num">{t('selection.total', { total })}</b>}
                <span className="num">{countText}</span>
              </summary>
              <Chosen chosen={chosen} tokens={tokens} />
              {count >= selection.limit && (
                <p className="muted small">{t('selection.limit', { count: selection.limit })}</p>
              )}
              <button
                type="submit"
                className="link small"
                name="showtimes"
                value=""
                onClick={(event) => {
                  event.preventDefault()
                  clear()
                }}
              >
                {t('selection.clear')}
              </button>
            </details>
            <ul className="season-bar__days" aria-hidden="true">
              {chosen.map(({ token, day, time }) => (
                <li key={token}>
                  {day} <b className="num">{time}</b>
                </li>
              ))}
            </ul>
            <ButtonLink
              look="book"
              icon="ticket"
              href={selection.orderHref + tokens.join(',')}
              external={!selection.orderHref.startsWith('/')}
            >
              {t('selection.order')}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  )
}
