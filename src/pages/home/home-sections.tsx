import { NewsGrid } from '@marquee/design/cards/news-grid.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { PushRail } from '../../editorial/push-card.tsx'
import { TileCard } from '../../editorial/tile-card.tsx'
import { TileRail } from '../../editorial/tile-rail.tsx'
import { useTonight } from '../../features/tonight/tonight.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { HomePage } from '../../page-models/home.ts'
import { ShowRail } from '../../programme/show-card.tsx'
import { HomeExperiences } from './home-experiences.tsx'
import { HomeTickets } from './home-tickets.tsx'
import { HomeVideos } from './home-videos.tsx'

/** Size of the wall. */
const EXPERIENCES = 5

function link(href: string | null, label: string) {
  return href === null ? null : { href, label }
}

/**
 * Rows of one subject are a part. Those without content are left out with their heading. Films of the visitor's place are
 * above, and not here again.
 */
export function HomeProgramme({ page }: { readonly page: HomePage }) {
  const { t } = useTranslation('home')
  const { nowShowing, presales, events } = page.programme
  const here = useTonight()?.page
  return (
    <>
      <div className="home__part">
        <ShowRail
          times="visitor"
          title={t('nowShowing.title')}
          more={link(nowShowing.href, t('nowShowing.all'))}
          shows={nowShowing.shows.filter(
            ({ slug }) => !here?.shows.some(({ date, show }) => date === here.date && show.slug === slug),
          )}
          priority={page.hero ? 'late' : 'early'}
        />
        <PushRail title={t('pushes.title')} pushes={page.magazine.pushes} promotion="home push" />
      </div>
      <div className="home__part">
        <ShowRail
          times="visitor"
          title={t('presales.title')}
          more={link(presales.href, t('presales.all'))}
          shows={presales.shows}
        />
        <TileRail title={t('events.title')} more={link(events.href, t('events.all'))} tiles={events.tiles} />
      </div>
    </>
  )
}

export function HomeMagazine({ magazine, trailers }: Pick<HomePage, 'magazine' | 'trailers'>) {
  const { t } = useTranslation('home')
  const { t: teasers } = useTranslation('teasers')
  const { hrefOf } = useSite()
  const subscription = hrefOf('subscriptionOffers')
  const { experiences, nativeAds, videos, offers, news } = magazine
  return (
    <>
      {experiences.length > 0 && (
        <Section
          id="home-experiences"
          title={t('experiences.title')}
          more={link(hrefOf('experiences') ?? null, t('experiences.all'))}
        >
          <HomeExperiences tiles={experiences.slice(0, EXPERIENCES)} />
        </Section>
      )}
      <div className="home__part">
        {offers.cards.length > 0 && (
          <Section
            id="home-offers"
            title={t('offers.title')}
            more={link(offers.href, t('offers.all'))}
            promotion="home offer"
          >
            <HomeTickets offers={offers.cards} />
            {subscription !== undefined && (
              <p className="home__subscription">
                <TextLink href={subscription}>{t('offers.subscription')}</TextLink>
              </p>
            )}
          </Section>
        )}
        <PushRail title={teasers('ads')} pushes={nativeAds} promotion="native ad" />
      </div>
      <div className="home__part">
        <ShowRail
          elsewhere
          title={teasers('videos.title')}
          more={link(videos.href, teasers('videos.all'))}
          shows={videos.shows}
        />
        <HomeVideos trailers={trailers} />
      </div>
      {news.tiles.length > 0 && (
        <Section id="home-news" title={t('news.title')} more={link(news.href, t('news.all'))}>
          <NewsGrid>
            {news.tiles.map((tile) => (
              <TileCard key={tile.key} tile={tile} />
            ))}
          </NewsGrid>
        </Section>
      )}
    </>
  )
}
