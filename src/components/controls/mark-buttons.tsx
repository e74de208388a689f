import { useTranslation } from 'react-i18next'
import type { ActionTarget } from './action.tsx'
import { IconButton } from './icon-button.tsx'

export interface ToggleProps {
  /** Of the film or the cinema: it completes the accessible name. */
  name: string
  pressed: boolean
  onToggle: () => void
}

export function WishButton({ name, pressed, onToggle }: ToggleProps) {
  const { t } = useTranslation('components')
  return <IconButton className="wish" icon="heart" pressed={pressed} onPress={onToggle} label={t('wish', { name })} />
}

export interface PeekProps extends Pick<ActionTarget, 'onPress' | 'opens'> {
  name: string
}

/** A quick look at a film without leaving its list. */
export function PeekButton({ name, ...target }: PeekProps) {
  const { t } = useTranslation('components')
  return <IconButton className="peek" icon="info" label={t('peek', { name })} {...target} />
}

export function FavouriteButton({ name, pressed, onToggle }: ToggleProps) {
  const { t } = useTranslation('components')
  return <IconButton icon="star" pressed={pressed} onPress={onToggle} label={t('favourite', { name })} />
}
