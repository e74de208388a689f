import { EmptyState } from '@marquee/design/feedback/states.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { Emotion } from '#models/feelings.ts'
import { type AccountContext, accountPage } from '../page.ts'
import { Done, Panel } from './parts.tsx'
import { SavedItem } from './saved-item.tsx'
import { type NamedItem, siteNames, sitePage } from './site-names.server.ts'

const done = { wish: 'films.wishRemoved', rating: 'films.ratingRemoved' }

interface Rated {
  readonly show: NamedItem
  readonly emotion: Emotion
}

function Wishes({
  context,
  shows,
}: {
  readonly context: AccountContext
  readonly shows: readonly NamedItem[]
}) {
  const { t } = context
  return (
    <Panel id="wishlist" title={t('client-account:films.wishlist')}>
      {shows.length === 0 && <p className="muted">{t('client-account:films.noWishes')}</p>}
      <ul className="account-list">
        {shows.map((show) => (
          <SavedItem
            key={show.slug}
            context={context}
            item={show}
            what="wish"
            note={show.gone ? t('client-account:films.gone') : null}
            remove={t('client-account:films.remove')}
            removeLabel={t('client-account:films.removeWish', { title: show.title })}
          />
        ))}
      </ul>
    </Panel>
  )
}

function Ratings({ context, rated }: { readonly context: AccountContext; readonly rated: readonly Rated[] }) {
  const { t } = context
  return (
    <Panel id="ratings" title={t('client-account:films.ratings')}>
      {rated.length === 0 && <p className="muted">{t('client-account:films.noRatings')}</p>}
      <ul className="account-list">
        {rated.map(({ show, emotion }) => (
          <SavedItem
            key={show.slug}
            context={context}
            item={show}
            what="rating"
            note={[t(`client-account:films.emotions.${emotion}`), show.gone && t('client-account:films.gone')]
              .filter(Boolean)
              .join(', ')}
            remove={t('client-account:films.remove')}
            removeLabel={t('client-account:films.removeRating', { title: show.title })}
          />
        ))}
      </ul>
    </Panel>
  )
}

async function shown(context: AccountContext): Promise<PageResponse> {
  const { t, accounts, site, session } = context
  const { wishlist, emotions } = await accounts.savedItems.list(site.id, session.account.id)
  const names = siteNames(context)
  const [wishes, rated] = await Promise.all([
    Promise.all(wishlist.map((slug) => names.show(slug))),
    Promise.all(
      Object.entries(emotions).map(async ([slug, emotion]) => ({ show: await names.show(slug), emotion })),
    ),
  ])
  const none = wishes.length + rated.length === 0
  return {
    kind: 'page',
    title: t('client-account:films.title'),
    lead: t('client-account:films.lead'),
    body: (
      <>
        <Done context={context} texts={done} />
        {none ? (
          <EmptyState
            level={2}
            title={t('client-account:films.emptyTitle')}
            text={t('client-account:films.emptyText')}
            actions={[
              {
                label: t('client-account:films.programme'),
                href: sitePage(context, 'shows') ?? context.siteHref(),
              },
            ]}
          />
        ) : (
          <>
            <Wishes context={context} shows={wishes} />
            <Ratings context={context} rated={rated} />
          </>
        )}
      </>
    ),
  }
}

export const films = accountPage({
  get: shown,
  async post(context, form) {
    const { accounts, site, session, href } = context
    const [what, show] = [form.get('what'), form.exact('item')]
    if (what === 'wish') await accounts.savedItems.setIntention(site.id, session.account.id, show, false)
    else if (what === 'rating') await accounts.savedItems.setEmotion(site.id, session.account.id, show, null)
    else return shown(context)
    return { kind: 'redirect', location: href('films', { done: what }) }
  },
})
