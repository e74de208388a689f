import { SiteLink } from '@marquee/design/site-link.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShowtimesModel } from '../../page-models/show.ts'
import { ALL_CINEMAS } from '../../programme/show-anchors.ts'

/** Opens the `details` of the URL's fragment, on arrival and on each navigation to it. */
function useOpenedByFragment(fragment: string) {
  const details = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  useEffect(() => {
    const open = () => {
      if (!details.current || location.hash !== `#${fragment}`) return
      details.current.open = true
      document.getElementById(fragment)?.scrollIntoView({ block: 'start' })
    }
    open()
    return router.subscribe('onResolved', open)
  }, [fragment, router])
  return details
}

/** Links to every cinema, by city. */
export function CinemaChoice({ cities, count }: Pick<ShowtimesModel['place'], 'cities' | 'count'>) {
  const { t } = useTranslation('show')
  const details = useOpenedByFragment(ALL_CINEMAS)
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
