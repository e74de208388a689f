import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { ShowPage } from '../../page-models/show.ts'
import { ShowFeelings } from './show-feelings.tsx'

function Seasons({ links }: { readonly links: ShowPage['seasons'] }) {
  return (
    <ul className="show-seasons">
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink className="link" to={href}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function useSheet(page: ShowPage) {
  const { t } = useTranslation('show')
  const rating = page.rating && [page.rating.label, ...page.rating.warnings].join('. ')
  const rows = [
    { term: t('about.originalTitle'), value: page.originalTitle },
    { term: t('about.directors'), value: page.directors.join(', ') },
    { term: t('about.actors'), value: page.actors.join(', ') },
    { term: t('about.nationality'), value: page.nationality },
    { term: t('about.distributor'), value: page.distributor },
    { term: t('about.release'), value: page.release && <span className="num">{page.release}</span> },
    {
      term: t('about.firstRelease'),
      value: page.firstRelease && <span className="num">{page.firstRelease}</span>,
    },
    { term: t('about.rating'), value: rating },
    { term: t('about.seasons'), value: page.seasons.length > 0 && <Seasons links={page.seasons} /> },
  ]
  return rows.filter(({ value }) => value !== null && value !== '' && value !== false)
}

export function ShowAbout({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const rows = useSheet(page)
  const longText = page.logline === null ? null : page.synopsis
  return (
    <section className="section" aria-labelledby="show-about">
      <div className="wrap cols">
        <div className="stack stack--l">
          <h2 id="show-about">{t(page.isMovie ? 'about.film' : 'about.event')}</h2>
          {longText !== null && (
            <div className="large">
              <RichText html={longText} />
            </div>
          )}
          {page.presentation !== null && <RichText html={page.presentation} />}
          <FactSheet rows={rows} />
          {page.extra !== null && (
            <div className="stack">
              <h3>{t('about.extra')}</h3>
              <RichText html={page.extra} />
            </div>
          )}
        </div>
        {page.feelings && <ShowFeelings show={page} feelings={page.feelings} />}
      </div>
    </section>
  )
}
