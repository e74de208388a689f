import { isLongTitle } from '@marquee/design/heroes/long-title.ts'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { Backdrop } from '@marquee/design/pictures/wide-picture.tsx'
import type { ReactNode } from 'react'
import type { PictureModel } from '../../page-models/parts.ts'
import { ExperienceName } from './experience-name.tsx'
import './experiences.css'

interface ExperienceHeroProps {
  readonly title: string
  readonly picture: PictureModel | null
  readonly logo?: PictureModel | null
  /** A line above the title. */
  readonly kicker?: ReactNode
  readonly text?: ReactNode
  /** Actions, or author and date. */
  readonly children?: ReactNode
}

export function ExperienceHero({ title, picture, logo = null, kicker, text, children }: ExperienceHeroProps) {
  return (
    <div className={isLongTitle(title) ? 'xp-hero xp-hero--long dark' : 'xp-hero dark'}>
      <Backdrop className="xp-hero__art" picture={picture} />
      <div className="wrap xp-hero__in">
        {kicker && <p className="xp-hero__kicker">{kicker}</p>}
        <h1 className="display">
          <ExperienceName logo={logo}>{softHyphens(title)}</ExperienceName>
        </h1>
        {text && <div className="xp-hero__text">{text}</div>}
        {children && <div className="xp-hero__foot">{children}</div>}
      </div>
    </div>
  )
}
