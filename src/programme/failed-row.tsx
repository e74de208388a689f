import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { ShowCardModel } from '../page-models/parts.ts'

/** Links to the film's page, because its times could not be loaded. */
export function FailedRow({ show }: { readonly show: ShowCardModel }) {
  const { t } = useTranslation('cinema')
  return (
    <li className="show">
      <SiteLink to={show.href} tabIndex={-1} aria-hidden="true">
        <Poster
          picture={show.poster}
          title={show.title}
          titleLanguage={show.titleLanguage ?? undefined}
          place="thumb"
        />
      </SiteLink>
      <div className="show__t">
        <h3 lang={show.titleLanguage ?? undefined}>
          <SiteLink to={show.href}>{show.title}</SiteLink>
        </h3>
        <p className="num">{show.line}</p>
      </div>
      <div className="cinema-failed">
        <EmptyState
          title={t('programme.failedTitle')}
          text={t('programme.failedText')}
          actions={[{ label: t('programme.filmPage'), href: show.href }]}
        />
      </div>
    </li>
  )
}
