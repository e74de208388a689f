import { useTranslation } from 'react-i18next'
import { usePageAccordion } from '../../actor-kit/page-accordion.ts'
import { RichText } from '../../components/sections/rich-text.tsx'
import { Section } from '../../components/sections/section-head.tsx'
import { ServiceList } from '../../components/sections/service-list.tsx'
import {
  CinemaAccess,
  CinemaAddress,
  CinemaFormats,
  CinemaMarks,
  CinemaWay,
  isAccessible,
  NearbySessionsLink,
} from '../../features/cinema-details/cinema-facts.tsx'
import type { CinemaInfoModel } from '../../page-models/cinema-modals.ts'
import { pictureData } from '../../programme/model-props.ts'
import { ACCESSIBILITY, INFO } from './anchors.ts'
import '../../programme/cinema.css'

interface InfoProps {
  readonly page: CinemaInfoModel
}

function Address({ page }: InfoProps) {
  const { t } = useTranslation('cinema')
  return (
    <div className="stack stack--l">
      <div className="stack">
        <h3>{t('info.address')}</h3>
        <CinemaMarks cinema={page} />
        <CinemaAddress cinema={page} />
      </div>
      {page.itinerary && <CinemaWay name={page.name} way={page.itinerary} />}
      {page.nearbySessions && (
        <div className="stack">
          <h3>{t('info.nearbySessions')}</h3>
          <NearbySessionsLink link={page.nearbySessions} />
        </div>
      )}
    </div>
  )
}

function Services({ page }: InfoProps) {
  const { t } = useTranslation('cinema')
  const { item, toggle } = usePageAccordion()
  const services = page.services.map(({ slug, label, text, picture, accessibility }) => ({
    id: slug,
    label,
    description: text || null,
    picture: picture && pictureData(picture),
    icon: accessibility ? ('accessibility' as const) : undefined,
  }))
  return (
    <>
      {services.length > 0 && (
        <div className="stack">
          <h3>{t('info.services')}</h3>
          <ServiceList services={services} open={item} onToggle={toggle} />
        </div>
      )}
      {isAccessible(page) && (
        <div className="stack cinema-anchor" id={ACCESSIBILITY}>
          <h3>{t('info.accessibility')}</h3>
          <CinemaAccess cinema={page} />
        </div>
      )}
    </>
  )
}

/** Target of `#info`. */
export function CinemaInfo({ page }: InfoProps) {
  const { t } = useTranslation('cinema')
  return (
    <div id={INFO} className="cinema-anchor">
      <Section id="cinema-info" title={t('info.title')}>
        <div className="cols">
          <div className="stack stack--l">
            {page.description !== null && <RichText html={page.description} />}
            {page.comment !== null && (
              <div className="stack">
                <h3>{t('info.comment')}</h3>
                <RichText html={page.comment} />
              </div>
            )}
            <CinemaFormats formats={page.formats} />
            <Services page={page} />
          </div>
          <Address page={page} />
        </div>
      </Section>
    </div>
  )
}
