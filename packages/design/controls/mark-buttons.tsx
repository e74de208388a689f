import { useTranslation } from 'react-i18next'
import type { ActionTarget } from './action.tsx'
import { IconButton } from './icon-button.tsx'

export interface ToggleState extends Pick<ActionTarget, 'opens'> {
  pressed: boolean
  onToggle: (trigger: HTMLElement) => void
}

export interface ToggleProps extends ToggleState {
  /** The film or cinema in the accessible name. */
  name: string
}

export function WishButton({ name, pressed, onToggle, opens }: ToggleProps) {
  const { t } = useTranslation('components')
  return (
    <IconButton
      className="wish"
      icon="heart"
      pressed={pressed}
      opens={opens}
      onPress={onToggle}
      label={t('wish', { name })}
    />
  )
}

export interface QuickLookProps extends Pick<ActionTarget, 'onPress' | 'opens'> {
  name: string
}

export function QuickLookButton({ name, ...target }: QuickLookProps) {
  const { t } = useTranslation('components')
  return <IconButton className="quick-look" icon="eye" label={t('quickLook', { name })} {...target} />
}

export function FavouriteButton({ name, pressed, onToggle, opens }: ToggleProps) {
  const { t } = useTranslation('components')
  return (
    <IconButton
      icon="star"
      pressed={pressed}
      opens={opens}
      onPress={onToggle}
      label={t('favourite', { name })}
    />
  )
}
