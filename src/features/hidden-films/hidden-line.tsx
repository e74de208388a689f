import { Button } from '@marquee/design/controls/button.tsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openModal } from '../modals/modals.ts'
import { followHidden, useHiddenFilms } from './hidden-films.ts'

/** Says below a list that films are hidden on this device, and opens them. */
export function HiddenLine() {
  const { t } = useTranslation('components')
  const { length: count } = useHiddenFilms()
  useEffect(followHidden, [])
  if (count === 0) return null
  return (
    <p className="noprint">
      <Button
        small
        opens="hiddenFilms"
        opensModal
        onPress={(trigger) => openModal('hiddenFilms', null, trigger)}
      >
        {t('hiddenFilms', { count })}
      </Button>
    </p>
  )
}
