import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { ShowPage } from '../../page-models/show.ts'
import { ALL_CINEMAS } from '../../programme/show-anchors.ts'
import { useOpenedByFragment } from './use-opened-by-fragment.ts'

/** Links to every cinema, by city. */
export function CinemaChoice({ cinemas: cities }: Pick<ShowPage, 'cinemas'>) {
  const { t } = useTranslation('show')
  const details = useOpenedByFragment(ALL_CINEMAS)
  const count = cities.reduce((sum, { cinemas }) => sum + cinemas.length, 0)
  if (count === 0) return null
  return (
    <details className="acc show-choice" id={ALL_CINEMAS} ref={details}>
      <summary>{t('allCinemas', { count })}</summary>
      <dl className="show-cities">
        {cities.map(({ city, cinemas }) => (
          <div key={city}>
            <dt>{city}</dt>
            {cinemas.map(({ label, href }) => (
              <dd key={href}>
                <SiteLink className="link small" to={href}>
                  {label}
                </SiteLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
