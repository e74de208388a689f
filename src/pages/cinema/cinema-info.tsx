import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { FoldedSection } from '@marquee/design/sections/folded-section.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { ServiceList } from '@marquee/design/sections/service-list.tsx'
import { useTranslation } from 'react-i18next'
import {
  CinemaAccess,
  CinemaAddress,
  CinemaFormats,
  CinemaMarks,
  CinemaWay,
  isAccessible,
  NearbySessionsLink,
} from '../../features/cinema-details/cinema-facts.tsx'
import type { CinemaPage } from '../../page-models/cinema.ts'
import type { CinemaInfoModel } from '../../page-models/cinema-modals.ts'
import { ACCESSIBILITY, INFO } from './anchors.ts'
import '../../programme/cinema.css'
import { useLateMachine } from '../../actor-kit/late-machine.ts'

interface InfoProps {
  readonly page: CinemaInfoModel
}

interface PageProps {
  readonly page: CinemaInfoModel & Pick<CinemaPage, 'feed'>
}

function Feed({ feed: { href, webcal } }: { readonly feed: NonNullable<CinemaPage['feed']> }) {
  const { t } = useTranslation('cinema')
  return (
    <div className="stack">
      <h3>{t('feed.title')}</h3>
      <p>{t('feed.text')}</p>
      <div className="row">
        <ButtonLink small icon="calendarAdd" href={webcal} external>
          {t('feed.subscribe')}
        </ButtonLink>
        <TextLink href={href} external>
          {t('feed.address')}
        </TextLink>
      </div>
    </div>
  )
}

function Address({ page }: PageProps) {
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
      {page.feed && <Feed feed={page.feed} />}
    </div>
  )
}

/**
 * At most one item is unfolded; a navigation folds all. `toggle` rejects if the machine cannot be fetched.
 */
function usePageAccordion() {
  const { context, send } = useLateMachine(async () =>
    (await import('../../actor-kit/accordion-actor.ts')).startAccordion(),
  )
  return { item: context?.item ?? null, toggle: (item: string) => send({ type: 'item.toggle', item }) }
}

function Services({ page }: InfoProps) {
  const { t } = useTranslation('cinema')
  const { item, toggle } = usePageAccordion()
  const services = page.services.map(({ slug, label, text, picture, accessibility }) => ({
    id: slug,
    label,
    description: text || null,
    picture,
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
export function CinemaInfo({ page }: PageProps) {
  const { t } = useTranslation('cinema')
  return (
    <FoldedSection id="cinema-info" title={t('info.title')} anchor={INFO}>
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
    </FoldedSection>
  )
}
