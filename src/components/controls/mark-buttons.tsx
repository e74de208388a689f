import { useTranslation } from 'react-i18next'
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

export function FavouriteButton({ name, pressed, onToggle }: ToggleProps) {
  const { t } = useTranslation('components')
  return <IconButton icon="star" pressed={pressed} onPress={onToggle} label={t('favourite', { name })} />
}
