import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { SectionHead } from '@marquee/design/sections/section-head.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../page-kit/site-context.ts'
import type { ExperiencesPage } from '../../page-models/experiences.ts'
import { ExperienceName } from './experience-name.tsx'
import { ExperienceWall } from './experience-wall.tsx'
import './experiences.css'

type Group = ExperiencesPage['groups'][number]

function GroupWall({
  group,
  first,
  alone,
}: {
  readonly group: Group
  readonly first: boolean
  readonly alone: boolean
}) {
  const { t } = useTranslation('experiences')
  const id = `group-${group.slug ?? 'other'}`
  const wall = (
    <ExperienceWall
      experiences={group.experiences}
      priority={first ? 'first' : 'late'}
      level={alone ? 2 : 3}
    />
  )
  if (alone)
    return (
      <section className="section" aria-label={t('title')}>
        <div className="wrap">{wall}</div>
      </section>
    )
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead
        id={id}
        title={group.title ?? t('other')}
        more={group.href === null ? null : { href: group.href, label: t('group') }}
      />
      <div className="wrap">{wall}</div>
    </section>
  )
}

function Technologies({ technologies }: Pick<ExperiencesPage, 'technologies'>) {
  const { t } = useTranslation('experiences')
  if (technologies.length === 0) return null
  return (
    <section className="dark dark--block" aria-labelledby="technologies">
      <div className="wrap">
        <h2 id="technologies">{t('technologies.title')}</h2>
        <p className="xp-tech__lede">{t('technologies.text')}</p>
        <ul className="xp-tech">
          {technologies.map(({ slug, title, text, logo, premium, href }) => (
            <li key={slug}>
              <h3>
                <ExperienceName logo={logo}>{title}</ExperienceName>
              </h3>
              {premium && <p className="xp-tech__premium">{t('premium')}</p>}
              {text && <RichText html={text} />}
              {href !== null && (
                <SiteLink className="link small" to={href}>
                  {t('technologies.see', { title })}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function ExperiencesView({ page }: { readonly page: ExperiencesPage }) {
  const { t } = useTranslation('experiences')
  const { hrefOf } = useSite()
  const { groups, technologies, breadcrumb } = page
  const alone = groups.length === 1 && groups[0]?.title === null
  return (
    <>
      <ListHead title={t('title')} text={t('text')} />
      {groups.length === 0 && (
        <div className="wrap section">
          <EmptyState
            level={2}
            title={t('empty.title')}
            text={t('empty.text')}
            actions={[{ label: t('empty.action'), href: hrefOf('shows') }]}
          />
        </div>
      )}
      {groups.map((group, index) => (
        <GroupWall key={group.slug} group={group} first={index === 0} alone={alone} />
      ))}
      <Technologies technologies={technologies} />
      <div className="wrap">
        <Breadcrumb crumbs={breadcrumb} />
      </div>
    </>
  )
}
