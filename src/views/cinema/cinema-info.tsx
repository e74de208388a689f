import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/controls/button.tsx'
import { RichText } from '../../components/sections/rich-text.tsx'
import { Section } from '../../components/sections/section-head.tsx'
import { ServiceList } from '../../components/sections/service-list.tsx'
import type { CinemaPage } from '../../page-data/models/pages.ts'
import { ACCESSIBILITY, INFO } from './anchors.ts'
import './cinema.css'

type InfoPage = Pick<CinemaPage, 'address' | 'size' | 'itinerary' | 'businessProfile' | 'description' | 'services' | 'accessibility'>

function Address({ page }: { readonly page: InfoPage }) {
  const { t } = useTranslation('cinema')
  return (
    <div className="stack">
      <h3>{t('info.address')}</h3>
      <address className="cinema-address">
        {page.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {page.size !== null && <p className="muted num">{page.size}</p>}
      {page.itinerary?.text && <RichText html={page.itinerary.text} />}
      <div className="row">
        {page.itinerary && (
          <ButtonLink small icon="route" href={page.itinerary.href} external>
            {t('info.itinerary')}
          </ButtonLink>
        )}
        {page.businessProfile !== null && (
          <ButtonLink small icon="external" href={page.businessProfile} external>
            {t('info.business')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Services({ page }: { readonly page: InfoPage }) {
  const { t } = useTranslation('cinema')
  const services = page.services.map(({ slug, label, text, accessibility }) => ({
    id: slug,
    label,
    description: text || null,
    icon: accessibility ? ('accessibility' as const) : undefined,
  }))
  return (
    <>
      {services.length > 0 && (
        <div className="stack">
          <h3>{t('info.services')}</h3>
          <ServiceList services={services} />
        </div>
      )}
      {page.accessibility !== null && (
        <div className="stack cinema-anchor" id={ACCESSIBILITY}>
          <h3>{t('info.accessibility')}</h3>
          <RichText html={page.accessibility} />
        </div>
      )}
    </>
  )
}

/** Where the cinema is and what it offers: what `#info` leads to. */
export function CinemaInfo({ page }: { readonly page: InfoPage }) {
  const { t } = useTranslation('cinema')
  return (
    <div id={INFO} className="cinema-anchor">
      <Section id="cinema-info" title={t('info.title')}>
        <div className="cols">
          <div className="stack stack--l">
            {page.description !== null && <RichText html={page.description} />}
            <Services page={page} />
          </div>
          <Address page={page} />
        </div>
      </Section>
    </div>
  )
}
