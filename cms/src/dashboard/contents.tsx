import { getTranslation } from '@payloadcms/translations'
import type { SanitizedPermissions } from 'payload'
import type { DashboardProps, NavGroups } from './document-line.tsx'
import { kindName } from './document-names.ts'
import type { Shelf } from './latest.ts'

interface ContentsProps {
  readonly dashboard: DashboardProps
  readonly groups: NavGroups
  readonly all: readonly Shelf[]
  readonly permissions: SanitizedPermissions | undefined
}

/** Every collection, in the order of the menu. */
export function Contents({ dashboard, groups, all, permissions }: ContentsProps) {
  const { t, admin, req, uiLanguage } = dashboard
  const counts = new Map(all.map(({ config, count }) => [config.slug, count.toLocaleString(uiLanguage)]))
  return (
    <section>
      <h2>{t('contents')}</h2>
      <div className="site-dashboard__groups">
        {groups.map(({ label, entities }) => (
          <section key={getTranslation(label, req.i18n)} className="site-dashboard__group">
            <h3>{getTranslation(label, req.i18n)}</h3>
            <ul>
              {entities
                .filter(({ slug }) => counts.has(slug))
                .map(({ slug, label: name }) => (
                  <li key={slug}>
                    <a href={`${admin}/collections/${slug}`}>{getTranslation(name, req.i18n)}</a>
                    <span className="site-dashboard__count">{counts.get(slug)}</span>
                    {permissions?.collections?.[slug]?.create && (
                      <a
                        className="site-dashboard__create"
                        href={`${admin}/collections/${slug}/create`}
                        aria-label={t('create', { kind: kindName(dashboard, slug) })}
                      >
                        +
                      </a>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
