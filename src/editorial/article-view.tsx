import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Facts } from '@marquee/design/labels/facts.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { Backdrop, WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { CinemaList } from '@marquee/design/places/cinema-row.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayableTrailer } from '../features/trailers/playable-trailer.tsx'
import type { ArticleModel, ArticleTileModel, DatesModel } from '../page-models/articles.ts'
import { ShowGrid } from '../programme/show-card.tsx'
import { ArticleEnd } from './article-end.tsx'
import { ArticleShare } from './article-share.tsx'
import { ArticleTiles } from './article-tiles.tsx'
import './article.css'

/** Characters above which a title is set smaller. */
const LONG_TITLE = 44

export const ArticleTime = ({ date }: { readonly date: DatesModel }) =>
  date.iso === null ? <span className="num">{date.text}</span> : <time dateTime={date.iso}>{date.text}</time>

interface ArticleProps {
  readonly article: ArticleModel
}

function ArticleHead({ article }: ArticleProps) {
  const { t } = useTranslation('news')
  const { title, tag, headline, published, author, breadcrumb } = article
  return (
    <header className="story__head dark" data-long={title.length > LONG_TITLE ? '' : undefined}>
      <div className="wrap story__cols">
        <Breadcrumb crumbs={breadcrumb} />
        {tag && <Flag {...tag} />}
        <h1 className="display">{softHyphens(title)}</h1>
        {headline && <p className="story__lead">{headline}</p>}
        <Facts
          facts={[
            published && <ArticleTime key="published" date={published} />,
            author !== null && t('by', { author }),
          ]}
        />
      </div>
    </header>
  )
}

function Guest({ guest }: { readonly guest: NonNullable<ArticleModel['guest']> }) {
  const { t } = useTranslation('news')
  return (
    <section className="story-guest" aria-labelledby="guest">
      {guest.picture && (
        <WidePicture picture={guest.picture} sizes="(min-width: 700px) 20rem, 92vw" widest={960} />
      )}
      <div>
        <p className="kicker">{t('guest')}</p>
        <h2 id="guest">{guest.name}</h2>
        {guest.text !== null && <RichText html={guest.text} muted />}
      </div>
    </section>
  )
}

function ArticleBody({ article, children }: ArticleProps & { readonly children?: ReactNode }) {
  const { t } = useTranslation('news')
  const { parts, guest, cinemas, cta, backToNews } = article
  return (
    <div className="wrap story__cols story__body">
      {children && <aside className="story__aside">{children}</aside>}
      {parts.map((part) =>
        part.part === 'text' ? (
          <RichText key={part.html} html={part.html} />
        ) : part.part === 'video' ? (
          <PlayableTrailer key={part.video.href} trailer={part.video} />
        ) : (
          <div key={part.shows[0]?.slug} className="story__films">
            <ShowGrid shows={part.shows} times="visitor" />
          </div>
        ),
      )}
      {guest && <Guest guest={guest} />}
      {!children && cta && (
        <p>
          <ButtonLink
            look={cta.books ? 'book' : 'solid'}
            icon={cta.books ? 'ticket' : undefined}
            href={cta.href}
            external={cta.external}
            newTab={cta.newTab}
          >
            {cta.label}
          </ButtonLink>
        </p>
      )}
      {cinemas.length > 0 && (
        <section aria-labelledby="about-cinemas">
          <h2 id="about-cinemas">{t('cinemas')}</h2>
          <CinemaList cinemas={cinemas} />
        </section>
      )}
      <footer className="story__foot">
        <ArticleShare article={article} />
        {backToNews && <TextLink href={backToNews.href}>{backToNews.label}</TextLink>}
      </footer>
    </div>
  )
}

interface ArticleViewProps extends ArticleProps {
  readonly others?: readonly ArticleTileModel[]
  readonly othersTitle?: string
  /** Beside the text. */
  readonly children?: ReactNode
}

export function ArticleView({ article, others = [], othersTitle = '', children }: ArticleViewProps) {
  const { show, next } = article
  return (
    <>
      <article className="story">
        <ArticleHead article={article} />
        <Backdrop className="story__pic" picture={article.picture} />
        <ArticleBody article={article}>{children}</ArticleBody>
        {show && <ArticleEnd show={show} next={next} />}
      </article>
      {others.length > 0 && (
        <Section id="others" title={othersTitle}>
          <ArticleTiles tiles={others} />
        </Section>
      )}
    </>
  )
}
