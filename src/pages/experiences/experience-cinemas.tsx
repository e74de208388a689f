import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { ExperiencePage } from '../../page-models/experiences.ts'
import { EXPERIENCE_CINEMAS } from './anchors.ts'

/** Cinemas; longer lists are folded. */
const SHORT_LIST = 12

function Cities({ page: { cinemas, title } }: { readonly page: ExperiencePage }) {
  const { t } = useTranslation('experiences')
  return (
    <ul className="xp-cities">
      {cinemas.map((group) => (
        <li key={group.city}>
          <h3>{group.city || t('experience.elsewhere')}</h3>
          <ul>
            {group.cinemas.map(({ slug, name, href, hereHref, line }) => (
              <li key={slug} className="xp-venue">
                <SiteLink to={href}>{name}</SiteLink>
                {line && <p className="small muted num">{line}</p>}
                <SiteLink
                  className="link small"
                  to={hereHref}
                  aria-label={t('experience.hereIn', { title, cinema: name })}
                >
                  {t('experience.here')}
                </SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Links to each cinema's page, filtered by the experience. */
export function ExperienceCinemas({ page }: { readonly page: ExperiencePage }) {
  const { t } = useTranslation('experiences')
  const { cinemas, day } = page
  const { days, place } = day
  const count = cinemas.reduce((sum, group) => sum + group.cinemas.length, 0)
  const playsSomewhere = days.some(({ disabled }) => !disabled)
  if (count === 0 && playsSomewhere) return null
  return (
    <section className="section" id={EXPERIENCE_CINEMAS} aria-labelledby="xp-cinemas">
      <div className="wrap head">
        <h2 id="xp-cinemas">{t('experience.cinemas')}</h2>
      </div>
      <div className="wrap">
        {count === 0 && <p className="muted">{t('experience.noCinemas')}</p>}
        {place.clearHref !== null && <TextLink href={place.clearHref}>{t('experience.allCinemas')}</TextLink>}
        {count > SHORT_LIST ? (
          <details className="acc">
            <summary>{t('experience.cinemaCount', { count })}</summary>
            <Cities page={page} />
          </details>
        ) : (
          <Cities page={page} />
        )}
      </div>
    </section>
  )
}
