import { NextTimesCard } from '@marquee/design/cards/next-times-card.tsx'
import { Rail } from '@marquee/design/cards/rail.tsx'
import { PlaceButton } from '@marquee/design/controls/place-button.tsx'
import { useTranslation } from 'react-i18next'
import { useWishes } from '../../features/saved-items/wishlist/wishes.ts'
import { useTonight } from '../../features/tonight/tonight.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { TonightPage, TonightShow } from '../../page-models/tonight.ts'
import { timeData } from '../../programme/live-rows.ts'
import { useMinute } from '../../programme/use-minute.ts'

interface CardProps {
  readonly item: TonightShow
  readonly minute: number | null
}

function Card({ item: { show, showtimes }, minute }: CardProps) {
  const times = showtimes.map((each) =>
    timeData(each.time, minute, each, { show, cinema: each.cinema, notes: [] }),
  )
  return (
    <NextTimesCard
      href={show.href}
      title={show.title}
      titleLanguage={show.titleLanguage ?? undefined}
      poster={show.poster}
      line={show.line}
      times={times.filter(({ status }) => status === 'available')}
    />
  )
}

interface HomeTonightProps {
  readonly tonight: TonightPage
  /** The film above, which has its times there. */
  readonly lead: string | null
}

/**
 * The next showtimes at a cinema that plays today, replaced by those in the visitor's place, or by nothing where it has none. The
 * rail keeps its height.
 */
export function HomeTonight({ tonight: own, lead }: HomeTonightProps) {
  const { t } = useTranslation('home')
  const minute = useMinute()
  const { locator, hrefOf } = useSite()
  const here = useTonight()
  const page = here ? here.page : own
  const Soon = useWishes()?.Soon
  if (page === null) return null
  return (
    <div className="dark home__tonight">
      <Rail
        times
        title={page.title}
        more={{ href: page.place.href, label: t('tonight.all') }}
        beside={
          locator ? (
            <PlaceButton place={page.place.name} withArrow href={hrefOf('cinemas')} {...locator.target} />
          ) : (
            <p>{page.place.name}</p>
          )
        }
      >
        {page.shows
          .filter(({ date, show }) => date === page.date && show.slug !== lead)
          .map((item) => (
            <Card key={item.show.slug} item={item} minute={minute} />
          ))}
      </Rail>
      {Soon && <Soon />}
    </div>
  )
}
