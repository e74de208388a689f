import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Share } from '@marquee/design/controls/share.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { ExperienceArticlePage } from '../../page-models/experiences.ts'
import { ShowGrid } from '../../programme/show-card.tsx'
import { ExperienceHero } from './experience-hero.tsx'
import './experiences.css'

function Guest({ guest }: { readonly guest: NonNullable<ExperienceArticlePage['guest']> }) {
  const { t } = useTranslation('experiences')
  return (
    <section className="xp-guest" aria-labelledby="xp-guest">
      <h2 className="xp-side" id="xp-guest">
        {t('article.guest')}
      </h2>
      {guest.picture && (
        <WidePicture picture={guest.picture} sizes="(min-width: 1080px) 30vw, 92vw" widest={640} />
      )}
      <h3>{guest.name}</h3>
      {guest.text !== null && <RichText html={guest.text} muted />}
    </section>
  )
}

function Aside({ page }: { readonly page: ExperienceArticlePage }) {
  const { t } = useTranslation('experiences')
  const { guest, cinemas, show } = page
  if (guest === null && cinemas.length === 0 && show === null) return null
  return (
    <aside className="stack stack--l">
      {guest && <Guest guest={guest} />}
      {show && (
        <section aria-labelledby="xp-show">
          <h2 className="xp-side" id="xp-show">
            {t('article.show')}
          </h2>
          <div className="xp-film">
            <ShowGrid shows={[show]} />
            <ButtonLink look="book" icon="ticket" href={show.href}>
              {t('experience.book')}
            </ButtonLink>
          </div>
        </section>
      )}
      {cinemas.length > 0 && (
        <section aria-labelledby="xp-where">
          <h2 className="xp-side" id="xp-where">
            {t('article.cinemas')}
          </h2>
          <ul className="xp-links">
            {cinemas.map(({ href, label }) => (
              <li key={href}>
                <SiteLink className="link" to={href}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

export function ExperienceArticleView({ page }: { readonly page: ExperienceArticlePage }) {
  const { t } = useTranslation('experiences')
  const { title, headline, picture, content, author, date, cta, share, breadcrumb } = page
  return (
    <>
      <article>
        <ExperienceHero title={title} picture={picture} text={headline}>
          {(date || author) && (
            <p className="num">
              {date && <time dateTime={date.value}>{date.text}</time>}
              {date && author && ' · '}
              {author && t('article.by', { name: author })}
            </p>
          )}
        </ExperienceHero>
        <div className="wrap section cols">
          <div className="stack stack--l">
            {content !== null && (
              <div className="xp-story">
                <RichText html={content} />
              </div>
            )}
            {cta && (
              <p>
                <ButtonLink look="solid" href={cta.href} external={cta.external} newTab={cta.newTab}>
                  {cta.label}
                </ButtonLink>
              </p>
            )}
            {share && (
              <div className="row">
                <Share small {...share} />
              </div>
            )}
          </div>
          <Aside page={page} />
        </div>
      </article>
      <div className="wrap">
        <Breadcrumb crumbs={breadcrumb} />
      </div>
    </>
  )
}
