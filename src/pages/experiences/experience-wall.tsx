import { classNames } from '@marquee/design/class-names.ts'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import type { PicturePriority } from '@marquee/design/pictures/picture.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { openModal } from '../../features/modals/modals.ts'
import type { ExperienceTileModel } from '../../page-models/experiences.ts'
import './experiences.css'
import { ExperienceName } from './experience-name.tsx'

interface ExperienceWallProps {
  readonly experiences: readonly ExperienceTileModel[]
  /** The first picture's priority. */
  readonly priority?: PicturePriority
  /** Heading level of the names. */
  readonly level?: 2 | 3
  /** All of one size. */
  readonly even?: boolean
}

/** A grid without gaps; premium formats are larger. */
export function ExperienceWall({
  experiences,
  priority = 'late',
  level = 3,
  even = false,
}: ExperienceWallProps) {
  const { t } = useTranslation('experiences')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul
      className={classNames(
        'xp-wall',
        (experiences.length === 2 || experiences.length === 4) && 'xp-wall--pairs',
      )}
    >
      {experiences.map((experience, index) => {
        const { slug, title, href, picture, logo, text, premium } = experience
        return (
          <li key={slug} className={premium && !even ? 'xp-wall__large' : undefined}>
            <SiteLink className="xp__t" to={href}>
              <WidePicture
                picture={picture}
                sizes={premium && !even ? '(min-width: 700px) 48vw, 92vw' : '(min-width: 700px) 32vw, 92vw'}
                widest={1280}
                priority={index === 0 ? priority : 'late'}
              />
              <Heading className="xp-wall__name">
                <ExperienceName logo={logo}>{softHyphens(title)}</ExperienceName>
              </Heading>
              {text && <span>{text}</span>}
            </SiteLink>
            {text && (
              <div className="xp-wall__teaser">
                <ButtonLink
                  small
                  icon="play"
                  href={href}
                  opens="experienceTeaser"
                  onPress={(trigger) => openModal('experienceTeaser', experience, trigger)}
                >
                  {t('teaser.glimpse')}
                  <span className="visually-hidden"> {title}</span>
                </ButtonLink>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
