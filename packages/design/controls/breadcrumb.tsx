import { useTranslation } from 'react-i18next'
import { SiteLink } from '../site-link.tsx'
import { uniqueKeys } from '../unique-keys.ts'

export interface Crumb {
  label: string
  /** The last crumb is the page itself, without a link. */
  href?: string
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('components')
  const keys = uniqueKeys(crumbs.map(({ label }) => label))
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="crumbs">
        {crumbs.map(({ label, href }, index) => (
          <li key={keys[index]}>
            {href === undefined || index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <SiteLink to={href}>{label}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
