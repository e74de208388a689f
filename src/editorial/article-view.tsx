import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Facts } from '@marquee/design/labels/facts.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { Backdrop } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleModel, ArticleTileModel, DatesModel } from '../page-models/articles.ts'
import { ArticleAside } from './article-aside.tsx'
import { ArticleShare } from './article-share.tsx'
import { ArticleTiles } from './article-tiles.tsx'
import './article.css'

/** Characters above which a title is set smaller. */
const LONG_TITLE = 44

export const ArticleTime = ({ date }: { readonly date: DatesModel }) =>
  date.iso === null ? <span className="num">{date.text}</span> : <time dateTime={date.iso}>{date.text}</time>

function ArticleHead({
  article,
  facts,
}: {
  readonly article: ArticleModel
  readonly facts: readonly ReactNode[]
}) {
  const tag = article.tag
  const { title, headline, breadcrumb } = article
  return (
    <header className="story dark" data-long={title.length > LONG_TITLE ? '' : undefined}>
      <Backdrop className="story__art" picture={article.picture} />
      <div className="wrap story__in">
        <Breadcrumb crumbs={breadcrumb} />
        {tag && <Flag {...tag} />}
        <h1 className="display">{softHyphens(title)}</h1>
        {headline && <p className="story__head">{headline}</p>}
        <Facts facts={facts} />
      </div>
    </header>
  )
}

interface ArticleViewProps {
  readonly article: ArticleModel
  readonly others: readonly ArticleTileModel[]
  readonly othersTitle: string
  /** Content at the top of the side column. */
  readonly children?: ReactNode
}

export function ArticleView({ article, others, othersTitle, children }: ArticleViewProps) {
  const { t } = useTranslation('news')
  const { published, author, content, backToNews, cta } = article
  const facts = [
    published && <ArticleTime key="published" date={published} />,
    author !== null && t('by', { author }),
  ]
  return (
    <>
      <article>
        <ArticleHead article={article} facts={facts} />
        <div className="wrap section story__cols">
          <div className="stack stack--l story__text">
            {content !== null && <RichText html={content} />}
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
            {children && <ArticleAside article={article} />}
            <ArticleShare article={article} />
            {backToNews && (
              <p>
                <TextLink href={backToNews.href}>{backToNews.label}</TextLink>
              </p>
            )}
          </div>
          <aside className="stack stack--l story__aside">
            {children ?? <ArticleAside article={article} />}
          </aside>
        </div>
      </article>
      {others.length > 0 && (
        <Section id="others" title={othersTitle}>
          <ArticleTiles tiles={others} />
        </Section>
      )}
    </>
  )
}
