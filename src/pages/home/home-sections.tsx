import { NewsGrid } from '@marquee/design/cards/news-grid.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PushRail } from '../../editorial/push-card.tsx'
import { TileCard } from '../../editorial/tile-card.tsx'
import { TileRail } from '../../editorial/tile-rail.tsx'
import { useTonight } from '../../features/tonight/tonight.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { HomeMagazineModel, HomePage } from '../../page-models/home.ts'
import type { ShowCardModel } from '../../page-models/parts.ts'
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
function freshPushes({ magazine, hero, programme, trailers }: HomePage): HomeMagazineModel['pushes'] {
  const shown = new Set(
    [
      hero?.backdrop,
      trailers.featured?.snapshot,
      ...programme.events.tiles.map(({ picture }) => picture),
    ].map((picture) => picture?.url),
  )
  return magazine.pushes.filter(({ picture }) => !picture || !shown.has(picture.url))
}

/** Films now showing that no other part of the page has. */
function useOtherFilms({ programme, tonight: own, magazine }: HomePage): readonly ShowCardModel[] {
  const here = useTonight()
  const tonight = here ? here.page : own
  const today = tonight?.shows.filter(({ date }) => date === tonight.date) ?? []
  const slugs = new Set(today.map(({ show }) => show.slug))
  const hrefs = new Set(magazine.pushes.map(({ href }) => href))
  return programme.nowShowing.shows.filter(({ slug, href }) => !slugs.has(slug) && !hrefs.has(href))
}

/** Rows of one subject. Those without content are left out with their heading. */
const Part = ({ children }: { readonly children: ReactNode }) => <div className="home__part">{children}</div>

export function HomeProgramme({ page }: { readonly page: HomePage }) {
  const { t } = useTranslation('home')
  const { nowShowing, presales, events } = page.programme
  return (
    <>
      <Part>
        <ShowRail
          times="visitor"
          title={t('nowShowing.title')}
          more={link(nowShowing.href, t('nowShowing.all'))}
          shows={useOtherFilms(page)}
          priority={page.hero ? 'late' : 'early'}
        />
        <PushRail title={t('pushes.title')} pushes={freshPushes(page)} promotion="home push" />
      </Part>
      <Part>
        <ShowRail
          times="visitor"
          title={t('presales.title')}
          more={link(presales.href, t('presales.all'))}
          shows={presales.shows}
        />
        <TileRail title={t('events.title')} more={link(events.href, t('events.all'))} tiles={events.tiles} />
      </Part>
    </>
  )
}

function HomeOffers({ offers: { cards, href } }: Pick<HomeMagazineModel, 'offers'>) {
  const { t } = useTranslation('home')
  const { hrefOf } = useSite()
  const subscription = hrefOf('subscriptionOffers')
  if (cards.length === 0) return null
  return (
    <Section
      id="home-offers"
      title={t('offers.title')}
      more={link(href, t('offers.all'))}
      promotion="home offer"
    >
      <HomeTickets offers={cards} />
      {subscription !== undefined && (
        <p className="home__subscription">
          <TextLink href={subscription}>{t('offers.subscription')}</TextLink>
        </p>
      )}
    </Section>
  )
}

export function HomeMagazine({ magazine, trailers }: Pick<HomePage, 'magazine' | 'trailers'>) {
  const { t } = useTranslation('home')
  const { t: teasers } = useTranslation('teasers')
  const { hrefOf } = useSite()
  const { experiences, nativeAds, videos, offers, news } = magazine
  return (
    <>
      {experiences.length > 0 && (
        <Part>
          <Section
            id="home-experiences"
            title={t('experiences.title')}
            more={link(hrefOf('experiences') ?? null, t('experiences.all'))}
          >
            <HomeExperiences tiles={experiences.slice(0, EXPERIENCES)} />
          </Section>
        </Part>
      )}
      <Part>
        <HomeOffers offers={offers} />
        <PushRail title={teasers('ads')} pushes={nativeAds} promotion="native ad" />
      </Part>
      <Part>
        <ShowRail
          elsewhere
          title={teasers('videos.title')}
          more={link(videos.href, teasers('videos.all'))}
          shows={videos.shows}
        />
        <HomeVideos trailers={trailers} />
      </Part>
      {news.tiles.length > 0 && (
        <Part>
          <Section id="home-news" title={t('news.title')} more={link(news.href, t('news.all'))}>
            <NewsGrid>
              {news.tiles.map((tile) => (
                <TileCard key={tile.key} tile={tile} />
              ))}
            </NewsGrid>
          </Section>
        </Part>
      )}
    </>
  )
}
