import { FilmCard, NextTimes } from '@marquee/design/cards/film-card.tsx'
import { capital } from '@marquee/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useNextShowtimes, useTonight } from '../../features/tonight/tonight.tsx'
import type { TonightShow } from '../../page-models/tonight.ts'
import type { FilmCardModel } from '../../page-models/wishlist.ts'
import { cardTimes, openTimes } from '../../programme/card-times.ts'
import { quickLook } from '../../programme/quick-look.ts'
import { useMinute } from '../../programme/use-minute.ts'
import type { SeenFilm } from './seen-films.ts'

/** The site's spelling, or else the saved one; the slug's words for a film that the account alone remembers. */
export function wishedTitle(
  { slug, title }: Pick<SeenFilm, 'slug' | 'title'>,
  model?: FilmCardModel,
): string {
  return model?.card.title ?? title ?? capital(slug.replaceAll('-', ' '))
}

function Here({ here }: { readonly here: TonightShow }) {
  const minute = useMinute()
  const times = openTimes({ ...cardTimes(here), day: '' }, minute)
  return (
    <div className="wishes__when">
      <p>{capital(here.soon ?? here.heading)}</p>
      <NextTimes times={times} />
    </div>
  )
}

/** Keeps the space of the next times until they are known. */
function When({ release }: Pick<FilmCardModel, 'release'>) {
  const { t } = useTranslation('wishlist')
  const tonight = useTonight()
  const place = tonight && !tonight.guessed ? (tonight.page?.place.name ?? null) : null
  if (release !== undefined) return <p>{t('release', { date: release })}</p>
  if (place !== null) return <p>{t('notHere', { place })}</p>
  return <div className="wishes__when" />
}

/** The card shows the film's next times in the visitor's place, to which its link then leads. */
export function WishedCard({
  model: { card, release },
  onRemove,
}: {
  readonly model: FilmCardModel
  readonly onRemove: () => void
}) {
  const here = useNextShowtimes(card.slug)
  return (
    <FilmCard
      show={{ ...card, href: here?.show.href ?? card.href }}
      next={here ? <Here here={here} /> : <When release={release} />}
      quickLook={quickLook(card)}
      wish={{ pressed: true, onToggle: onRemove }}
    />
  )
}
