import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { useEffect } from 'react'
import { ScheduleProvider } from '../../features/schedule/schedule.tsx'
import { openTrailers } from '../../features/trailers/trailer.ts'
import type { ShowPage } from '../../page-models/show.ts'
import { ShowAbout } from './show-about.tsx'
import { ShowHead } from './show-head.tsx'
import { ShowShowtimes } from './show-showtimes.tsx'
import '../../features/trailers/trailer-line.css'
import './show.css'
import { TrailerPoster } from '@marquee/design/pictures/trailer-poster.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { LoadTonight } from '../../features/tonight/tonight.tsx'
import { PlayableTrailer } from '../../features/trailers/playable-trailer.tsx'
import type { TrailerModel } from '../../page-models/parts.ts'

import { ShowRail } from '../../programme/show-card.tsx'

/** Trailers without a picture, or the title, that the page has already. */
function ownOf({ trailers, head, show }: ShowPage, trailerTitle: string) {
  const shown = new Set([head.backdrop?.url, show.poster?.url])
  return trailers.map((trailer) => {
    const url = trailer.snapshot?.url
    const snapshot = shown.has(url) ? null : trailer.snapshot
    shown.add(url)
    return { ...trailer, title: trailer.title === show.title ? trailerTitle : trailer.title, snapshot }
  })
}

function ShowMore({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  return (
    <>
      {page.trailers.length > 1 && (
        <Section id="show-videos" title={t('trailers')}>
          <div className="show-videos">
            {ownOf(page, t('trailer')).map((trailer) => (
              <PlayableTrailer key={trailer.id} trailer={trailer} among={page.trailers} />
            ))}
          </div>
        </Section>
      )}
      <LoadTonight />
      <ShowRail times="visitor" title={t('similar')} shows={page.similar} />
    </>
  )
}

/** The trailer without script. Consent cannot be given then, so a third party's trailer is a link. */
function ShowTrailer({ trailer }: { readonly trailer: TrailerModel }) {
  const { provider, title, src, href, snapshot } = trailer
  return (
    <noscript>
      <section className="dark show-trailer" aria-label={title}>
        <div className="wrap">
          {provider === 'own' ? (
            <div className="trailer">
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- no source of trailers delivers a caption track */}
              <video src={src} title={title} controls autoPlay playsInline />
            </div>
          ) : (
            <TrailerPoster title={title} snapshot={snapshot} href={href} />
          )}
        </div>
      </section>
    </noscript>
  )
}

export function ShowView({ page }: { readonly page: ShowPage }) {
  const { trailers, startTrailer } = page
  const [trailer] = trailers
  useEffect(() => {
    if (startTrailer && trailer) openTrailers(trailers, trailer, null)
  }, [startTrailer, trailer, trailers])
  return (
    <>
      <article className="show-page">
        <ShowHead page={page} />
        {startTrailer && trailer && <ShowTrailer trailer={trailer} />}
        <ScheduleProvider>
          <ShowShowtimes page={page} />
        </ScheduleProvider>
        <ShowAbout page={page} />
      </article>
      <ShowMore page={page} />
      {page.breadcrumb.length > 1 && (
        <div className="wrap">
          <Breadcrumb crumbs={page.breadcrumb} />
        </div>
      )}
    </>
  )
}
