import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../components/controls/search-field.tsx'
import { EmptyState } from '../../components/feedback/states.tsx'
import { Section } from '../../components/sections/section-head.tsx'
import { SiteLink } from '../../components/site-link.tsx'
import type { PartnerGroupModel, SubscriptionOffersPage } from '../../page-data/models/subscriptions.ts'
import { searchCinemas } from '../cinemas/search-cinemas.ts'

/** Longer lists are folded. */
const SHORT_LIST = 12

function Group({ group }: { readonly group: PartnerGroupModel }) {
  const { t } = useTranslation('subscriptions')
  return (
    <li className="partners__city">
      <h3>{group.name ?? t('cinemas.elsewhere')}</h3>
      <ul>
        {group.cinemas.map(({ slug, name, address, href }) => (
          <li key={slug}>
            {href === null ? <b>{name}</b> : <SiteLink to={href}>{name}</SiteLink>}
            {address && <span className="num">{address}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Groups({ groups }: { readonly groups: readonly PartnerGroupModel[] }) {
  const { t } = useTranslation('subscriptions')
  const [text, setText] = useState('')
  const found = searchCinemas(groups, text)
  const count = found.reduce((sum, { cinemas }) => sum + cinemas.length, 0)
  return (
    <>
      <div className="partners__search js">
        <SearchField label={t('cinemas.search')} name="q" value={text} onChange={setText} />
        <p className="vh" role="status">
          {text !== '' && t('cinemas.found', { count })}
        </p>
      </div>
      {count === 0 ? (
        <EmptyState
          title={t('cinemas.nothing', { text })}
          text={t('cinemas.nothingText')}
          actions={[{ label: t('cinemas.clear'), onPress: () => setText('') }]}
        />
      ) : (
        <ul className="partners__list">
          {found.map((group) => (
            <Group key={group.name ?? ''} group={group} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Where the subscription counts, by city. A long list is folded, and is a list all the same where there is no script. */
export function PartnerCinemas({ page: { cinemas, cinemaCount, name } }: { readonly page: SubscriptionOffersPage }) {
  const { t } = useTranslation('subscriptions')
  if (cinemaCount === 0) return null
  return (
    <Section id="pass-cinemas" title={t('cinemas.title', { name })}>
      {cinemaCount > SHORT_LIST ? (
        <details className="partners">
          <summary>{t('cinemas.all', { count: cinemaCount })}</summary>
          <Groups groups={cinemas} />
        </details>
      ) : (
        <div className="partners">
          <Groups groups={cinemas} />
        </div>
      )}
    </Section>
  )
}
