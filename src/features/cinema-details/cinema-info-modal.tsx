import { Button } from '@marquee/design/controls/button.tsx'
import type { ToggleState } from '@marquee/design/controls/mark-buttons.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { CinemaDetailsModel, CinemaInfoModel } from '../../page-models/cinema.ts'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { useFavourites } from '../saved-items/favourites/use-favourites.ts'
import {
  CinemaAccess,
  CinemaAddress,
  CinemaFormats,
  CinemaMarks,
  CinemaWay,
  isAccessible,
  NearbySessionsLink,
} from './cinema-facts.tsx'
import { type FoldedItem, FoldedItems } from './folded-items.tsx'
import './cinema-modal.css'

function Services({ services }: Pick<CinemaInfoModel, 'services'>) {
  const { t } = useTranslation('cinema')
  if (services.length === 0) return null
  const items = services.map(({ slug, label, text, picture, accessibility }): FoldedItem => {
    const content = (
      <>
        {picture && <WidePicture picture={picture} sizes="(min-width: 700px) 27rem, 92vw" widest={768} />}
        {text && <RichText html={text} />}
      </>
    )
    return {
      id: slug,
      title: label,
      icon: accessibility ? 'accessibility' : 'check',
      content: picture || text ? content : null,
    }
  })
  return (
    <div className="stack">
      <h3>{t('info.services')}</h3>
      <FoldedItems items={items} />
    </div>
  )
}

function Information({ cinema: { name, info } }: { readonly cinema: CinemaDetailsModel }) {
  const { t } = useTranslation('cinema')
  const { itinerary, comment, nearbySessions, access } = info
  const items: readonly FoldedItem[] = [
    ...(comment === null
      ? []
      : [
          {
            id: 'comment',
            title: t('info.comment'),
            icon: 'info',
            content: <RichText html={comment} />,
          } as const,
        ]),
    ...(itinerary && (itinerary.text !== null || itinerary.picture)
      ? [
          {
            id: 'way',
            title: t('info.way'),
            icon: 'route',
            content: <CinemaWay name={name} way={itinerary} />,
          } as const,
        ]
      : []),
    ...(isAccessible(access)
      ? [
          {
            id: 'access',
            title: t('info.accessibility'),
            icon: 'accessibility',
            content: <CinemaAccess access={access} />,
          } as const,
        ]
      : []),
    ...(nearbySessions === null
      ? []
      : [
          {
            id: 'nearby',
            title: t('info.nearbySessions'),
            icon: 'pin',
            content: <NearbySessionsLink link={nearbySessions} />,
          } as const,
        ]),
  ]
  if (items.length === 0) return null
  return (
    <div className="stack">
      <h3>{t('info.practical')}</h3>
      <FoldedItems items={items} />
    </div>
  )
}

function FavouriteFoot({ pressed, opens, onToggle }: ToggleState) {
  const { t } = useTranslation('cinema')
  return (
    <Button block icon="star" pressed={pressed} opens={opens} onPress={onToggle}>
      {t('info.favourite')}
    </Button>
  )
}

export function CinemaInfoModal({ data: cinema }: ModalProps<CinemaDetailsModel>) {
  const { info } = cinema
  const favourite = useFavourites()?.(cinema.slug)
  return (
    <Modal look="wide" title={cinema.name} foot={favourite && <FavouriteFoot {...favourite} />}>
      <div className="cinema-modal">
        <div className="stack stack--l">
          <div className="stack">
            <CinemaMarks info={info} />
            <CinemaAddress cinema={cinema} />
          </div>
          {info.description !== null && <RichText html={info.description} />}
          <CinemaFormats formats={info.formats} />
        </div>
        <div className="stack stack--l">
          <Services services={info.services} />
          <Information cinema={cinema} />
        </div>
      </div>
    </Modal>
  )
}
