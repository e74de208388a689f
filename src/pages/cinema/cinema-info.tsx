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
import { FollowLink } from '../../features/reminder/follow-link.tsx'
import type { CinemaDetailsModel, CinemaInfoModel } from '../../page-models/cinema.ts'
import { ACCESSIBILITY, INFO } from './anchors.ts'
import '../../programme/cinema.css'
import { useLateMachine } from '../../actor-kit/late-machine.ts'

interface InfoProps {
  readonly cinema: CinemaDetailsModel
}

function Feed({
  feed: { href, webcal, data, follow },
}: {
  readonly feed: NonNullable<CinemaInfoModel['feed']>
}) {
  const { t } = useTranslation('cinema')
  return (
    <div className="stack">
      <h3>{t('feed.title')}</h3>
      <p>{t('feed.text')}</p>
      <div className="row">
        <ButtonLink small icon="calendarAdd" href={webcal} external>
          {t('feed.subscribe')}
        </ButtonLink>
        {follow && <FollowLink follow={follow}>{t('feed.follow')}</FollowLink>}
        <TextLink href={href} external>
          {t('feed.address')}
        </TextLink>
        {data && (
          <>
            <TextLink href={data.calendar} external>
              {t('feed.calendar')}
            </TextLink>
            <TextLink href={data.json} external>
              {t('feed.json')}
            </TextLink>
          </>
        )}
      </div>
    </div>
  )
}

function Address({ cinema }: InfoProps) {
  const { t } = useTranslation('cinema')
  const { itinerary, nearbySessions, feed } = cinema.info
  return (
    <div className="stack stack--l">
      <div className="stack">
        <h3>{t('info.address')}</h3>
        <CinemaMarks info={cinema.info} />
        <CinemaAddress cinema={cinema} />
      </div>
      {itinerary && <CinemaWay name={cinema.name} way={itinerary} />}
      {nearbySessions && (
        <div className="stack">
          <h3>{t('info.nearbySessions')}</h3>
          <NearbySessionsLink link={nearbySessions} />
        </div>
      )}
      {feed && <Feed feed={feed} />}
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

function Services({ info }: { readonly info: CinemaInfoModel }) {
  const { t } = useTranslation('cinema')
  const { item, toggle } = usePageAccordion()
  const services = info.services.map(({ slug, label, text, picture, accessibility }) => ({
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
      {isAccessible(info.access) && (
        <div className="stack cinema-anchor" id={ACCESSIBILITY}>
          <h3>{t('info.accessibility')}</h3>
          <CinemaAccess access={info.access} />
        </div>
      )}
    </>
  )
}

/** Target of `#info`. */
export function CinemaInfo({ cinema }: InfoProps) {
  const { t } = useTranslation('cinema')
  const { info } = cinema
  return (
    <FoldedSection id="cinema-info" title={t('info.title')} anchor={INFO}>
      <div className="cols">
        <div className="stack stack--l">
          {info.description !== null && <RichText html={info.description} />}
          {info.comment !== null && (
            <div className="stack">
              <h3>{t('info.comment')}</h3>
              <RichText html={info.comment} />
            </div>
          )}
          <CinemaFormats formats={info.formats} />
          <Services info={info} />
        </div>
        <Address cinema={cinema} />
      </div>
    </FoldedSection>
  )
}
