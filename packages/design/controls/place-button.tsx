import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from './action.tsx'

export interface PlaceButtonProps extends ActionTarget {
  /** Cinema, city or zone; null if none is selected. */
  place: string | null
  withArrow?: boolean | undefined
}

export function PlaceButton({ place, withArrow, ...target }: PlaceButtonProps) {
  const { t } = useTranslation('components')
  return (
    <Action
      className={classNames('place', target.href === undefined && 'js')}
      aria-haspopup={target.onPress ? 'dialog' : undefined}
      {...target}
    >
      <Icon name="pin" small />
      {place !== null && <span className="visually-hidden">{t('place.change')}</span>}
      <span className="place__name">{place ?? t('place.choose')}</span>
      {withArrow && <Icon name="down" small />}
    </Action>
  )
}
