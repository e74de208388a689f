import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { ShowAboutModel, ShowPage } from '../../page-models/show.ts'
import { ShowFeelings } from './show-feelings.tsx'
import { ShowPeople } from './show-people.tsx'

function Seasons({ links }: { readonly links: ShowAboutModel['seasons'] }) {
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

function useSheet(about: ShowAboutModel, release: string | null) {
  const { t } = useTranslation('show')
  const { rating: rated } = about
  const rating = rated && [rated.label, ...rated.warnings].join('. ')
  const rows = [
    { term: t('about.originalTitle'), value: about.originalTitle },
    { term: t('about.nationality'), value: about.nationality },
    { term: t('about.distributor'), value: about.distributor },
    { term: t('about.release'), value: release && <span className="num">{release}</span> },
    {
      term: t('about.firstRelease'),
      value: about.firstRelease && <span className="num">{about.firstRelease}</span>,
    },
    { term: t('about.rating'), value: rating },
    { term: t('about.seasons'), value: about.seasons.length > 0 && <Seasons links={about.seasons} /> },
  ]
  return rows.filter(({ value }) => value !== null && value !== '' && value !== false)
}

export function ShowAbout({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const { show, about, feelings } = page
  const rows = useSheet(about, page.announced.release)
  const longText = about.logline === null ? null : about.synopsis
  return (
    <section className="section" aria-labelledby="show-about">
      <div className="wrap cols">
        <div className="stack stack--l">
          <h2 id="show-about">{t(show.isMovie ? 'about.film' : 'about.event')}</h2>
          {longText !== null && (
            <div className="large">
              <RichText html={longText} />
            </div>
          )}
          {about.presentation !== null && <RichText html={about.presentation} />}
          <ShowPeople
            label={t('about.actors')}
            tone={show.poster?.tone}
            people={[
              ...about.directors.map((name) => ({ name, role: t('about.directors') })),
              ...about.actors.map((name) => ({ name, role: null })),
            ]}
          />
          {feelings && <FactSheet rows={rows} />}
          {about.extra !== null && (
            <div className="stack">
              <h3>{t('about.extra')}</h3>
              <RichText html={about.extra} />
            </div>
          )}
        </div>
        {feelings ? <ShowFeelings show={show} feelings={feelings} /> : <FactSheet rows={rows} />}
      </div>
    </section>
  )
}
