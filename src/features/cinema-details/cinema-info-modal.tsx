import { Button } from '@marquee/design/controls/button.tsx'
import type { ToggleState } from '@marquee/design/controls/mark-buttons.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { CinemaInfoModel } from '../../page-models/cinema-modals.ts'
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

interface PartProps {
  readonly cinema: CinemaInfoModel
}

function Services({ cinema: { services } }: PartProps) {
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

function Information({ cinema }: PartProps) {
  const { t } = useTranslation('cinema')
  const { name, itinerary, comment, nearbySessions } = cinema
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
    ...(isAccessible(cinema)
      ? [
          {
            id: 'access',
            title: t('info.accessibility'),
            icon: 'accessibility',
            content: <CinemaAccess cinema={cinema} />,
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

export function CinemaInfoModal({ data: cinema }: ModalProps<CinemaInfoModel>) {
  const favourite = useFavourites()?.(cinema.slug)
  return (
    <Modal look="wide" title={cinema.name} foot={favourite && <FavouriteFoot {...favourite} />}>
      <div className="cinema-modal">
        <div className="stack stack--l">
          <div className="stack">
            <CinemaMarks cinema={cinema} />
            <CinemaAddress cinema={cinema} />
          </div>
          {cinema.description !== null && <RichText html={cinema.description} />}
          <CinemaFormats formats={cinema.formats} />
        </div>
        <div className="stack stack--l">
          <Services cinema={cinema} />
          <Information cinema={cinema} />
        </div>
      </div>
    </Modal>
  )
}
