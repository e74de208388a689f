import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { CityPage } from '../../page-models/city.ts'
import { useMinute } from '../../programme/use-minute.ts'
import './city.css'

const TIMES = 3

/** A line for each cinema, with its next times as on a departure board. */
export function CityCinemas({ cinemas }: Pick<CityPage, 'cinemas'>) {
  const { t } = useTranslation('city')
  const minute = useMinute()
  return (
    <ul className="city-cinemas">
      {cinemas.map(({ slug, name, href, line, next }) => {
        const open = next
          .filter(({ locksAt }) => minute === null || locksAt === null || locksAt > minute)
          .map(({ time }) => time)
        return (
          <li key={slug} className="venue">
            <h3 className="venue__name">
              <SiteLink to={href}>{name}</SiteLink>
            </h3>
            <p>{line}</p>
            {open.length > 0 && (
              <p className="city-cinemas__next num">
                <span className="visually-hidden">{t('next')} </span>
                {[...new Set(open)].slice(0, TIMES).join(' · ')}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
