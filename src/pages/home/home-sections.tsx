import { NewsGrid } from '@marquee/design/cards/news-grid.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { PushRail } from '../../editorial/push-card.tsx'
import { TileCard } from '../../editorial/tile-card.tsx'
import { TileRail } from '../../editorial/tile-rail.tsx'
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

/** Pushes whose picture is elsewhere on the page are left out. */
function freshPushes({ pushes, hero, events, featured }: HomePage): HomePage['pushes'] {
  const shown = new Set(
    [hero?.backdrop, featured?.snapshot, ...events.map(({ picture }) => picture)].map(
      (picture) => picture?.url,
    ),
  )
  return pushes.filter(({ picture }) => !picture || !shown.has(picture.url))
}

/** Parts without content are left out with their heading. */
export function HomeProgramme({ page }: { readonly page: HomePage }) {
  const { t } = useTranslation('home')
  return (
    <>
      <ShowRail
        times="visitor"
        title={t('nowShowing.title')}
        more={link(page.moviesHref, t('nowShowing.all'))}
        shows={page.nowShowing}
        priority={page.hero ? 'late' : 'early'}
      />
      <ShowRail
        times="visitor"
        title={t('presales.title')}
        more={link(page.presalesHref, t('presales.all'))}
        shows={page.presales}
      />
      <TileRail title={t('events.title')} more={link(page.eventsHref, t('events.all'))} tiles={page.events} />
    </>
  )
}

export function HomeMagazine({ page }: { readonly page: HomePage }) {
  const { t } = useTranslation('home')
  const { t: teasers } = useTranslation('teasers')
  const { hrefOf } = useSite()
  const subscription = hrefOf('subscriptionOffers')
  return (
    <>
      {page.experiences.length > 0 && (
        <Section
          id="home-experiences"
          title={t('experiences.title')}
          more={link(hrefOf('experiences') ?? null, t('experiences.all'))}
        >
          <HomeExperiences tiles={page.experiences.slice(0, EXPERIENCES)} />
        </Section>
      )}
      <PushRail title={t('pushes.title')} pushes={freshPushes(page)} promotion="home push" />
      <PushRail title={teasers('ads')} pushes={page.nativeAds} promotion="native ad" />
      <ShowRail
        elsewhere
        title={teasers('videos.title')}
        more={link(page.videosHref, teasers('videos.all'))}
        shows={page.videos}
      />
      <HomeVideos {...page} />
      {page.offers.length > 0 && (
        <Section
          id="home-offers"
          title={t('offers.title')}
          more={link(page.offersHref, t('offers.all'))}
          promotion="home offer"
        >
          <HomeTickets offers={page.offers} />
          {subscription !== undefined && (
            <p className="home__subscription">
              <TextLink href={subscription}>{t('offers.subscription')}</TextLink>
            </p>
          )}
        </Section>
      )}
      {page.news.length > 0 && (
        <Section id="home-news" title={t('news.title')} more={link(page.newsHref, t('news.all'))}>
          <NewsGrid>
            {page.news.map((tile) => (
              <TileCard key={tile.key} tile={tile} />
            ))}
          </NewsGrid>
        </Section>
      )}
    </>
  )
}
