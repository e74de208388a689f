import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../controls/text-link.tsx'
import { SiteLink } from '../site-link.tsx'
import { Board, type BoardRow } from './board.tsx'
import { type UpsellData, Upsells } from './upsell.tsx'
import './venue-times.css'

export interface VenueTimesProps {
  name: string
  href: string
  /** "12 rue de la Barre, à 400 m" */
  line?: string | null | undefined
  rows: readonly BoardRow[]
  upsells?: readonly UpsellData[] | undefined
  /** Content below the rows. */
  more?: ReactNode
  /** Empty or error state, shown without rows. */
  children?: ReactNode
}

/** The selected or nearest cinema on a film's page. */
export function VenueTimes({ name, href, line, rows, upsells = [], more, children }: VenueTimesProps) {
  return (
    <div className="venue-times">
      <div className="venue-times__head">
        <h3>
          <SiteLink to={href}>{name}</SiteLink>
        </h3>
        {line && <p className="muted small num">{line}</p>}
      </div>
      {rows.length > 0 && <Upsells upsells={upsells} />}
      {rows.length > 0 ? <Board rows={rows} /> : children}
      {rows.length > 0 && more}
    </div>
  )
}

export interface FoldedVenueTimesProps {
  name: string
  href: string
  /** "à 2,1 km, 7 séances, prochaine à 14:10" */
  line: string
  rows: readonly BoardRow[]
  onToggle?: ((open: boolean) => void) | undefined
  /** Shown without rows. */
  children?: ReactNode
}

/** Another cinema on a film's page; one is open at a time. */
export function FoldedVenueTimes({ name, href, line, rows, onToggle, children }: FoldedVenueTimesProps) {
  const { t } = useTranslation('components')
  return (
    <details
      className="venue-times"
      name="venue-times"
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        <h3>{name}</h3>
        <span className="venue-times__line muted small num">{line}</span>
      </summary>
      {rows.length > 0 ? <Board rows={rows} /> : children}
      <TextLink small href={href}>
        {t('cinemaProgramme', { name })}
      </TextLink>
    </details>
  )
}

export interface VenueTimesListProps {
  children: ReactNode
  /** "Autour de Lyon Bellecour" */
  moreTitle?: string | undefined
  more?: ReactNode
}

export function VenueTimesList({ children, moreTitle, more }: VenueTimesListProps) {
  return (
    <div className="wrap venue-times-list">
      <div className="venue-times-list__first">{children}</div>
      {more && (
        <div className="venue-times-list__more">
          {moreTitle && <h3>{moreTitle}</h3>}
          {more}
        </div>
      )}
    </div>
  )
}
