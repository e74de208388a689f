import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { ExperiencePage } from '../../page-models/experiences.ts'
import { EXPERIENCE_CINEMAS } from './anchors.ts'

/** Links to each cinema's page, filtered by the experience. */
export function ExperienceCinemas({ page }: { readonly page: ExperiencePage }) {
  const { t } = useTranslation('experiences')
  const { cinemas, title, day } = page
  const { days, place } = day
  const count = cinemas.reduce((sum, group) => sum + group.cinemas.length, 0)
  const playsSomewhere = days.some(({ disabled }) => !disabled)
  if (count === 0 && playsSomewhere) return null
  return (
    <section className="section" id={EXPERIENCE_CINEMAS} aria-labelledby="xp-cinemas">
      <div className="wrap head">
        <h2 id="xp-cinemas">{t('experience.cinemas')}</h2>
        {count > 0 && <p className="count">{t('experience.cinemaCount', { count })}</p>}
      </div>
      <div className="wrap">
        {count === 0 && <p className="muted">{t('experience.noCinemas')}</p>}
        {place.clearHref !== null && <TextLink href={place.clearHref}>{t('experience.allCinemas')}</TextLink>}
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
      </div>
    </section>
  )
}
