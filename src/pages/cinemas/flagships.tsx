import { Rail } from '@marquee/design/cards/rail.tsx'
import { Tile } from '@marquee/design/cards/tile.tsx'
import { useTranslation } from 'react-i18next'
import type { CinemasPage } from '../../page-models/cinemas.ts'
import type { NextShowing } from './use-next-showing.ts'

interface FlagshipsProps {
  readonly page: CinemasPage
  readonly nextOf: NextShowing
}

/** Cinemas with a picture that no other has, those with most films first. */
export function Flagships({ page, nextOf }: FlagshipsProps) {
  const { t } = useTranslation('cinemas')
  const flagships = page.groups
    .flatMap(({ cinemas }) => cinemas.filter(({ picture }) => picture !== null))
    .toSorted((a, b) => (b.films ?? 0) - (a.films ?? 0))
  if (flagships.length === 0) return null
  return (
    <Rail wide title={t('flagships')}>
      {flagships.map((cinema, index) => {
        const { slug, href, name, picture, films, line } = cinema
        const next = nextOf(cinema)
        const today = films === null ? line : t('films', { count: films })
        return (
          <Tile
            key={slug}
            href={href}
            title={name}
            picture={picture}
            line={next ? `${next.time} ${next.film}` : today}
            priority={index < 2 ? 'early' : 'late'}
          />
        )
      })}
    </Rail>
  )
}
