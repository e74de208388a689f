import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { Action, type ActionTarget } from '../controls/action.tsx'
import { DayStrip, type DayStripProps } from './day-strip.tsx'
import './pin.css'

export interface PinBarProps extends DayStripProps {
  /** Selected cinema or city; absent on cinema pages. */
  place?: ({ label: string } & ActionTarget) | null | undefined
  /** Filters or layouts, at the end of the line. */
  children?: ReactNode
}

/** Sticky days and place. Belongs inside `.dark`. */
export function PinBar({ place, children, ...days }: PinBarProps) {
  const { t } = useTranslation('components')
  return (
    <div className="pin dark">
      <div className="wrap pin__in">
        {place && (
          <Action
            className="pin__place"
            href={place.href}
            onPress={place.onPress}
            opens={place.opens}
            aria-haspopup={place.onPress ? 'dialog' : undefined}
          >
            <Icon name="pin" />
            <span>
              <span className="visually-hidden">{t('place.change')}</span>
              {place.label}
            </span>
            <Icon name="down" small />
          </Action>
        )}
        <DayStrip {...days} />
        {children && <div className="pin__end only-l">{children}</div>}
      </div>
    </div>
  )
}
