import { NextTimes } from '@marquee/design/cards/film-card.tsx'
import { useNextShowtimes } from '../features/tonight/tonight.tsx'
import type { CardTimesModel, ShowCardModel } from '../page-models/parts.ts'
import { cardTimes, openTimes } from './card-times.ts'
import { useMinute } from './use-minute.ts'

const Open = ({ next }: { readonly next: CardTimesModel }) => (
  <NextTimes times={openTimes(next, useMinute())} />
)

interface CardNextTimesProps {
  readonly show: Pick<ShowCardModel, 'slug' | 'next'>
  /** True: times in the visitor's place are not loaded. */
  readonly own: boolean
}

/** The page's next times, else those in the visitor's place once they are loaded. */
export function CardNextTimes({ show: { slug, next }, own }: CardNextTimesProps) {
  const here = useNextShowtimes(own ? '' : slug)
  const shown = next ?? (here && cardTimes(here))
  return shown ? <Open next={shown} /> : <NextTimes times={[]} />
}
