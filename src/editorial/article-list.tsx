import { Icon } from '@marquee/design/brand/icon.tsx'
import { Pager } from '@marquee/design/controls/pager.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../page-kit/site-context.ts'
import type { ArticleListModel } from '../page-models/articles.ts'
import { ArticleTiles } from './article-tiles.tsx'

function TypeLinks({ label, types }: { readonly label: string; readonly types: ArticleListModel['types'] }) {
  if (types.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="types">
        {types.map(({ type, label: name, active, href }) => (
          <li key={type}>
            <SiteLink className="types__t" to={href} aria-current={active ? 'true' : undefined}>
              {name}
              {active && <Icon name="close" small />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ArticleListProps {
  readonly list: ArticleListModel
  readonly namespace: 'offers' | 'news'
  readonly title: string
  /** False for what the page has not shown yet: the types count whole lists. */
  readonly counted?: boolean
  /** True above the fold. */
  readonly early?: boolean
}

/** A paginated list, filtered by type, with plain links. */
export function ArticleList({ list, namespace, title, counted = true, early = false }: ArticleListProps) {
  const { t } = useTranslation(namespace)
  const hrefOf = useSite().hrefOf
  const { tiles, count, types, page, pages } = list
  return (
    <section className="section articles" id="list" aria-labelledby="list-title">
      <div className="wrap head">
        <h2 id="list-title">{title}</h2>
        {counted && count > 0 && <p className="count">{t('count', { count })}</p>}
      </div>
      <div className="wrap stack stack--l">
        <TypeLinks label={t('filter')} types={types} />
        {tiles.length > 0 || count > 0 ? (
          <ArticleTiles tiles={tiles} early={early} />
        ) : (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            actions={[{ label: t('empty.action'), href: hrefOf('shows') ?? '/' }]}
          />
        )}
        <Pager current={page} total={pages.length} hrefOf={(each) => pages[each - 1] ?? '#list'} />
      </div>
    </section>
  )
}
