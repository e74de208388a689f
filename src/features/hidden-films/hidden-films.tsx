import { Button } from '@marquee/design/controls/button.tsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { createSharedValue } from '../../actor-kit/shared-value.ts'
import { applyHiding, HIDDEN_STORE, type HiddenFilm, readHidden } from '../../storage/hidden-films.ts'
import { browserStore } from '../../storage/persisted-store.ts'
import { openModal } from '../modals/modals.ts'

const { set, useValue } = createSharedValue<readonly HiddenFilm[]>([])

const stored = () => readHidden(browserStore.read(HIDDEN_STORE))

function publish(films: readonly HiddenFilm[]): void {
  applyHiding(films)
  set(films)
}

let following = false

/** Films that are hidden on this device, also from other tabs; none before they are followed. */
export function followHidden(): void {
  if (following) return
  following = true
  publish(stored())
  addEventListener('storage', ({ key }) => {
    if (key === HIDDEN_STORE || key === null) publish(stored())
  })
}

export const useHiddenFilms = useValue

function save(films: readonly HiddenFilm[]): void {
  if (films.length === 0) browserStore.remove(HIDDEN_STORE)
  else browserStore.write(HIDDEN_STORE, JSON.stringify(films))
  publish(stored())
}

const without = (slug: string) => stored().filter((film) => film.slug !== slug)

export const hideFilm = ({ slug, title }: HiddenFilm): void => save([{ slug, title }, ...without(slug)])

export const showFilm = (slug: string): void => save(without(slug))

export const showAllFilms = (): void => save([])

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
