import { getTranslation } from '@payloadcms/translations'
import type { SanitizedPermissions } from 'payload'
import { filled } from '../reports/messages.ts'
import { type DeskProps, kindName } from './desk-props.ts'
import type { DeskViewProps } from './desk-view.tsx'
import type { Shelf } from './latest.ts'

interface ContentsProps {
  readonly desk: DeskProps
  readonly groups: DeskViewProps['navGroups']
  readonly all: readonly Shelf[]
  readonly permissions: SanitizedPermissions | undefined
}

/** Everything there is, in the order of the menu. */
export function Contents({ desk, groups, all, permissions }: ContentsProps) {
  const { words, admin, req, uiLanguage } = desk
  const counts = new Map(all.map(({ config, count }) => [config.slug, count.toLocaleString(uiLanguage)]))
  return (
    <section>
      <h2>{words.contents}</h2>
      <div className="desk__groups">
        {groups.map(({ label, entities }) => (
          <section key={getTranslation(label, req.i18n)} className="desk__group">
            <h3>{getTranslation(label, req.i18n)}</h3>
            <ul>
              {entities.map(({ slug, label: name }) => (
                <li key={slug}>
                  <a href={`${admin}/collections/${slug}`}>{getTranslation(name, req.i18n)}</a>
                  <span className="desk__count">{counts.get(slug)}</span>
                  {permissions?.collections?.[slug]?.create && (
                    <a
                      className="desk__create"
                      href={`${admin}/collections/${slug}/create`}
                      aria-label={filled(words.create, { kind: kindName(desk, slug) })}
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
