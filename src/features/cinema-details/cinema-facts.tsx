import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { CinemaDetailsModel, CinemaInfoModel } from '../../page-models/cinema.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import { openModal } from '../modals/modals.ts'
import './cinema-facts.css'

export function CinemaMarks({ info: { premium, cinemaPremium } }: { readonly info: CinemaInfoModel }) {
  const { t } = useTranslation('cinema')
  const marks = [cinemaPremium && t('info.cinemaPremium'), premium && t('info.premium')].filter(
    (mark) => mark !== false,
  )
  if (marks.length === 0) return null
  return (
    <ul className="cinema-marks">
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  )
}

export function CinemaAddress({ cinema: { head, info } }: { readonly cinema: CinemaDetailsModel }) {
  const { t } = useTranslation('cinema')
  return (
    <>
      <address className="cinema-address">
        {head.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {head.size !== null && <p className="muted num">{head.size}</p>}
      <div className="row">
        {info.itinerary && (
          <ButtonLink small icon="route" href={info.itinerary.href} external>
            {t('info.itinerary')}
          </ButtonLink>
        )}
        {info.businessProfile !== null && (
          <ButtonLink small icon="external" href={info.businessProfile} external>
            {t('info.business')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

interface WayProps {
  readonly name: string
  readonly way: NonNullable<CinemaInfoModel['itinerary']>
}

export function CinemaWay({ name, way: { text, picture } }: WayProps) {
  const { t } = useTranslation('cinema')
  return (
    <>
      {text !== null && <RichText html={text} />}
      {picture && (
        <WidePicture
          picture={picture && { ...picture, alt: t('info.wayPicture', { cinema: name }) }}
          sizes="(min-width: 700px) 27rem, 92vw"
          widest={768}
        />
      )}
    </>
  )
}

export const isAccessible = ({ accessible, text, plan }: CinemaInfoModel['access']): boolean =>
  accessible || text !== null || plan !== null

export function CinemaAccess({
  access: { accessible, text, plan, described },
}: Pick<CinemaInfoModel, 'access'>) {
  const { t } = useTranslation('cinema')
  return (
    <>
      {text === null ? accessible && <p>{t('info.accessible')}</p> : <RichText html={text} />}
      {described !== null && (
        <p>
          <TextLink href={described}>{t('info.described')}</TextLink>
        </p>
      )}
      {plan !== null && (
        <p>
          <TextLink href={plan} external={!plan.startsWith('/')}>
            {t('info.accessPlan')}
          </TextLink>
        </p>
      )}
    </>
  )
}

export function NearbySessionsLink({ link: { label, href } }: { readonly link: LinkModel }) {
  return (
    <p>
      <TextLink href={href}>{label}</TextLink>
    </p>
  )
}

/**
 * The formats of a house. A press opens the editors' text if there is one; the link
 * leads to the format's page.
 */
export function CinemaFormats({ formats }: Pick<CinemaInfoModel, 'formats'>) {
  const { t } = useTranslation('cinema')
  const linked = formats.filter(({ link }) => link !== null)
  if (linked.length === 0) return null
  return (
    <div className="stack">
      <h3>{t('info.formats')}</h3>
      <ul className="row cinema-formats">
        {linked.map((note) => (
          <li key={note.tag}>
            <ButtonLink
              small
              href={note.link?.href}
              external={note.link?.external}
              opens={note.more ? 'experienceDetails' : undefined}
              onPress={note.more ? (trigger) => openModal('experienceDetails', note, trigger) : undefined}
            >
              {note.name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
