import { Icon } from '@marquee/design/brand/icon.tsx'
import { Rail } from '@marquee/design/cards/rail.tsx'
import { Action } from '@marquee/design/controls/action.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { openTrailers } from '../features/trailers/trailer.ts'
import type { PushModel } from '../page-models/teasers.ts'
import { CtaLink } from './cta-link.tsx'

function Kicker({ push }: { readonly push: PushModel }) {
  const { t } = useTranslation('teasers')
  if (!push.sponsored && push.type === null) return null
  return (
    <p className="push__kick">
      {push.sponsored && <span className="push__paid">{t('sponsored')}</span>} {push.type}
    </p>
  )
}

/** The title is the link if there is no button. Sponsored teasers are labelled. */
function PushCard({
  push,
  level: Title = 'h3',
  wide,
}: {
  readonly push: PushModel
  readonly level?: 'h2' | 'h3'
  readonly wide?: boolean
}) {
  const { t } = useTranslation('teasers')
  const { title, href, text, picture, logo, cta, trailer } = push
  const flag = push.flag
  return (
    <article className={wide ? 'push push--wide' : 'push'}>
      <WidePicture
        className="push__pic"
        picture={picture}
        sizes={
          wide ? '(min-width: 1080px) 60vw, 92vw' : '(min-width: 1080px) 30vw, (min-width: 700px) 50vw, 92vw'
        }
        widest={1280}
      >
        {flag && <Flag {...flag} />}
      </WidePicture>
      <div className="push__b">
        {logo && <img className="push__logo" src={logo.url} width="120" height="40" alt="" loading="lazy" />}
        <Kicker push={push} />
        <Title className="push__title">
          {cta === null && href !== null ? <SiteLink to={href}>{title}</SiteLink> : title}
        </Title>
        {text && <p>{text}</p>}
        {(cta || trailer) && (
          <div className="push__acts">
            {cta && <CtaLink cta={cta} about={title} />}
            {trailer && (
              <Action
                className="link"
                href={trailer.href}
                external={trailer.href === trailer.video.src}
                opens="trailers"
                onPress={(trigger) => openTrailers([trailer.video], trailer.video, trigger)}
              >
                <Icon name="play" small />
                {t('trailer')}
                <span className="visually-hidden"> {title}</span>
              </Action>
            )}
          </div>
        )}
      </div>
    </article>
  )
}

interface PushRailProps {
  readonly title: string
  readonly pushes: readonly PushModel[]
  /** The mark that `Section` takes for analytics. */
  readonly promotion?: string
}

/** Renders nothing without teasers; a single one spans the whole width. */
export const PushRail = memo(function PushRail({ title, pushes, promotion }: PushRailProps) {
  const [only, another] = pushes
  if (!only) return null
  if (!another) {
    return (
      <section className="section wrap" aria-label={title} data-promotion={promotion}>
        <PushCard push={only} level="h2" wide />
      </section>
    )
  }
  return (
    <Rail wide filled title={title} promotion={promotion}>
      {pushes.map((push) => (
        <PushCard key={push.key} push={push} />
      ))}
    </Rail>
  )
})
