import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { Share } from '@marquee/design/controls/share.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useTranslation } from 'react-i18next'
import { FollowLink } from '../../features/reminder/follow-link.tsx'
import { Choices } from '../../programme/choices.tsx'
import { TonightLines } from '../../programme/tonight-lines.tsx'
import type { AccessibleModel } from './tonight-model.ts'

interface PageProps {
  readonly page: AccessibleModel
}

function Lists({ page: { lists, hasMore, choices } }: PageProps) {
  const { t } = useTranslation('tonight')
  const { clearHref } = choices
  if (lists.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t('accessible.emptyTitle')}
        text={t(clearHref === null ? 'accessible.emptyText' : 'accessible.filteredText')}
        actions={clearHref === null ? [] : [{ label: t('accessible.clear'), href: clearHref }]}
      />
    )
  }
  return (
    <>
      {lists.map((list, index) => (
        <section key={list.heading} className="tt__part" aria-labelledby={`day-${index}`}>
          <h2 id={`day-${index}`}>{list.heading}</h2>
          <TonightLines list={list} />
        </section>
      ))}
      {hasMore && <p className="tt__more noprint">{t('accessible.rest')}</p>}
    </>
  )
}

export function AccessibleView({ page }: PageProps) {
  const { t } = useTranslation('tonight')
  const { place, choices, follow, data } = page
  const title = t('accessible.title')
  return (
    <>
      <ListHead
        title={title}
        text={place === null ? t('accessible.everywhere') : t('accessible.inPlace', { place })}
      >
        {follow && (
          <div className="row tonight__start noprint">
            <FollowLink follow={follow}>{t('follow')}</FollowLink>
            <p className="small">{t('accessible.follow')}</p>
          </div>
        )}
        <div className="tonight__filters noprint">
          <Choices label={t('accessible.needs')} choices={choices.needs} />
          <Choices label={t('accessible.places')} choices={choices.places} />
          <Choices label={t('accessible.days')} choices={choices.days} />
        </div>
      </ListHead>
      <div className="dark tonight">
        <div className="wrap tt">
          <Lists page={page} />
        </div>
      </div>
      <div className="wrap tonight__foot noprint">
        <div className="row">
          {data && (
            <>
              <TextLink href={data.calendar} external>
                {t('data.calendar')}
              </TextLink>
              <TextLink href={data.json} external>
                {t('data.json')}
              </TextLink>
            </>
          )}
          <Share small url={page.shareUrl} title={title} />
        </div>
        <Breadcrumb crumbs={page.breadcrumb} />
      </div>
    </>
  )
}
