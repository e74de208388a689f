import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { CinemaList } from '@marquee/design/places/cinema-row.tsx'
import { FoldedSection } from '@marquee/design/sections/folded-section.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { CinemaMoreModel } from '../page-models/cinema.ts'
import { PushRail } from './push-card.tsx'
import '../programme/cinema.css'

const CARD = '(min-width: 700px) 17rem, 92vw'

export function CinemaSlides({ slides }: Pick<CinemaMoreModel, 'slides'>) {
  const { t } = useTranslation('cinema')
  return <PushRail title={t('slides')} pushes={slides} promotion="cinema push" />
}

function Ecards({ ecards }: Pick<CinemaMoreModel, 'ecards'>) {
  const { t } = useTranslation('cinema')
  if (ecards.length === 0) return null
  return (
    <FoldedSection id="cinema-ecards" title={t('ecards.title')}>
      <ul className="cinema-cards">
        {ecards.map(({ label, single, total, highlight, href, picture }) => (
          <li key={label} className="stack stack--s">
            {picture && <WidePicture className="tile__pic" picture={picture} sizes={CARD} widest={640} />}
            <h3>{label}</h3>
            <p className="num">
              <b>{total}</b> <span className="muted small">{t('ecards.single', { price: single })}</span>
            </p>
            {highlight !== null && <p className="muted small">{highlight}</p>}
            {href !== null && (
              <ButtonLink small href={href} external>
                {t('ecards.buy')}
                <span className="visually-hidden"> {label}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}

function Cinepass({ cinepass }: Pick<CinemaMoreModel, 'cinepass'>) {
  const { t } = useTranslation('cinema')
  if (cinepass.length === 0) return null
  return (
    <FoldedSection id="cinema-cinepass" title={t('cinepass')}>
      <ul className="cinema-cards">
        {cinepass.map(({ label, price, legend, picture }) => (
          <li key={label} className="stack stack--s">
            <WidePicture className="tile__pic" picture={picture} sizes={CARD} widest={640} />
            <h3>{label}</h3>
            <p className="num">
              <b>{price}</b> {legend !== null && <span className="muted small">{legend}</span>}
            </p>
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}

export function CinemaCards({ ecards, cinepass }: Pick<CinemaMoreModel, 'ecards' | 'cinepass'>) {
  return (
    <>
      <Ecards ecards={ecards} />
      <Cinepass cinepass={cinepass} />
    </>
  )
}

export function CinemaNearby({ nearby: { cinemas, cities } }: Pick<CinemaMoreModel, 'nearby'>) {
  const { t } = useTranslation('cinema')
  return (
    <>
      {cinemas.length > 0 && (
        <FoldedSection id="nearby-cinemas" title={t('nearby.cinemas')}>
          <div className="cinema-nearby">
            <CinemaList cinemas={cinemas} />
          </div>
        </FoldedSection>
      )}
      {cities.length > 0 && (
        <FoldedSection id="nearby-cities" title={t('nearby.cities')}>
          <ul className="cinema-towns">
            {cities.map(({ label, href }) => (
              <li key={href}>
                <SiteLink className="link" to={href}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </FoldedSection>
      )}
    </>
  )
}
