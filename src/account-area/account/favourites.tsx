import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import { type AccountContext, accountPage } from '../page.ts'
import { Done } from './parts.tsx'
import { SavedItem } from './saved-item.tsx'
import { type NamedItem, siteNames, sitePage } from './site-names.server.ts'

const done = { removed: 'favourites.removed' }

interface ListProps {
  readonly context: AccountContext
  readonly cinemas: readonly NamedItem[]
  readonly limit: number
  readonly listHref: string
}

function Favourites({ context, cinemas, limit, listHref }: ListProps) {
  const { t } = context
  return (
    <>
      <p className="account-count num">
        {t('client-account:favourites.count', { count: cinemas.length, limit })}
      </p>
      <ol className="account-list">
        {cinemas.map((cinema) => (
          <SavedItem
            key={cinema.slug}
            context={context}
            item={cinema}
            what="remove"
            note={cinema.gone ? t('client-account:favourites.gone') : null}
            remove={t('client-account:favourites.remove')}
            removeLabel={t('client-account:favourites.removeOf', { name: cinema.title })}
          />
        ))}
      </ol>
      {cinemas.length < limit ? (
        <p>
          <ButtonLink look="solid" href={listHref}>
            {t('client-account:favourites.add')}
          </ButtonLink>
        </p>
      ) : (
        <p className="muted">{t('client-account:favourites.full', { count: limit })}</p>
      )}
    </>
  )
}

async function shown(context: AccountContext): Promise<PageResponse> {
  const { t, accounts, site, session } = context
  const { favouriteCinemas } = await accounts.savedItems.list(site.id, session.account.id)
  const names = siteNames(context)
  const cinemas = await Promise.all(favouriteCinemas.map((slug) => names.cinema(slug)))
  const limit = accounts.savedItems.favouriteLimit(site.id)
  const listHref = sitePage(context, 'cinemas') ?? context.siteHref()
  return {
    kind: 'page',
    title: t('client-account:favourites.title'),
    lead: t('client-account:favourites.lead'),
    body: (
      <>
        <Done context={context} texts={done} />
        {cinemas.length > 0 ? (
          <Favourites context={context} cinemas={cinemas} limit={limit} listHref={listHref} />
        ) : (
          <EmptyState
            level={2}
            title={t('client-account:favourites.emptyTitle')}
            text={t('client-account:favourites.emptyText', { count: limit })}
            actions={[{ label: t('client-account:favourites.list'), href: listHref }]}
          />
        )}
      </>
    ),
  }
}

export const favourites = accountPage({
  exists: ({ flags }) => flags.favouriteCinemas,
  get: shown,
  async post(context, form) {
    const { accounts, site, session, href } = context
    if (form.get('what') !== 'remove') return shown(context)
    await accounts.savedItems.removeFavourite(site.id, session.account.id, form.exact('item'))
    return { kind: 'redirect', location: href('favourites', { done: 'removed' }) }
  },
})
