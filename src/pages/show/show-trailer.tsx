import { TrailerPoster } from '@marquee/design/pictures/trailer-poster.tsx'
import type { TrailerModel } from '../../page-models/parts.ts'
import { pictureData } from '../../programme/model-props.ts'

/** The trailer without script. Consent cannot be given then, so a third party's trailer is a link. */
export function ShowTrailer({ trailer }: { readonly trailer: TrailerModel }) {
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
            <TrailerPoster title={title} snapshot={pictureData(snapshot)} href={href} />
          )}
        </div>
      </section>
    </noscript>
  )
}
