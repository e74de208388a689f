import { FilmCard } from '@marquee/design/cards/film-card.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { CinemaList } from '@marquee/design/places/cinema-row.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { ArticleModel } from '../page-models/articles.ts'

function Guest({ guest }: { readonly guest: NonNullable<ArticleModel['guest']> }) {
  const { t } = useTranslation('news')
  return (
    <section className="article-guest" aria-labelledby="guest">
      {guest.picture && (
        <WidePicture
          className="article-guest__pic"
          picture={guest.picture}
          sizes="(min-width: 1080px) 26rem, 92vw"
          widest={960}
        />
      )}
      <div className="article-guest__b">
        <p className="small muted">{t('guest')}</p>
        <h2 id="guest">{guest.name}</h2>
        {guest.text !== null && <RichText html={guest.text} muted />}
      </div>
    </section>
  )
}

export function ArticleAside({ article }: { readonly article: ArticleModel }) {
  const { t } = useTranslation('news')
  const { guest, show, cinemas } = article
  return (
    <>
      {guest && <Guest guest={guest} />}
      {show && (
        <section className="about" aria-labelledby="about-film">
          <h2 id="about-film">{t('film')}</h2>
          <div className="about__film">
            <FilmCard show={show} place="rail" />
          </div>
        </section>
      )}
      {cinemas.length > 0 && (
        <section className="about" aria-labelledby="about-cinemas">
          <h2 id="about-cinemas">{t('cinemas')}</h2>
          <CinemaList cinemas={cinemas} />
        </section>
      )}
    </>
  )
}
