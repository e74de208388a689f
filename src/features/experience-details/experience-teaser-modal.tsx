import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pageQuery, useFetched } from '../../page-kit/page-query.ts'
import type { ExperienceTileModel } from '../../page-models/experiences.ts'
import { experiencePage } from '../../pages/experiences/experience-pages.ts'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { PlayableTrailer } from '../trailers/playable-trailer.tsx'
import './experience-modal.css'

export function ExperienceTeaserModal({ data: experience }: ModalProps<ExperienceTileModel>) {
  const { t } = useTranslation('experiences')
  const { slug, title, text, picture, premium, href } = experience
  const { language } = useRouter().options.context.edition
  const video = useFetched(pageQuery(experiencePage, { language, slug })).data?.about.video
  const foot = (
    <ButtonLink look="solid" href={href}>
      {t('teaser.page', { title })}
    </ButtonLink>
  )
  return (
    <Modal look="wide" title={title} foot={foot}>
      <div className="stack">
        <div className="xp-window__film dark">
          {video ? (
            <PlayableTrailer trailer={video} />
          ) : (
            <WidePicture
              className="xp-window__pic"
              picture={picture}
              sizes="(min-width: 1080px) 57rem, 100vw"
              widest={1280}
            />
          )}
        </div>
        {premium && (
          <p className="xp-window__marks">
            <small>{t('premium')}</small>
          </p>
        )}
        {text && <p className="large">{text}</p>}
      </div>
    </Modal>
  )
}
