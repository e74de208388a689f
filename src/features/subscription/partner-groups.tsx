import { SearchField } from '@marquee/design/controls/search-field.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartnerGroupModel } from '../../page-models/subscriptions.ts'
import { searchCinemas } from '../../programme/search-cinemas.ts'

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

export function PartnerGroups({ groups }: { readonly groups: readonly PartnerGroupModel[] }) {
  const { t } = useTranslation('subscriptions')
  const [text, setText] = useState('')
  const found = searchCinemas(groups, text)
  const count = found.reduce((sum, { cinemas }) => sum + cinemas.length, 0)
  return (
    <>
      <div className="partners__search js">
        <SearchField label={t('cinemas.search')} name="q" value={text} onChange={setText} />
        <p className="visually-hidden" role="status">
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
