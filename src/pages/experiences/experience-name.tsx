import { Picture } from '@marquee/design/pictures/picture.tsx'
import type { ReactNode } from 'react'
import type { PictureModel } from '../../page-models/parts.ts'

interface ExperienceNameProps {
  readonly logo: PictureModel | null
  /** Accessible name of the logo. */
  readonly children: ReactNode
}

export function ExperienceName({ logo, children }: ExperienceNameProps) {
  if (logo === null) return children
  return (
    <>
      <span className="xp-logo">
        <Picture url={logo.url} shape="wide" sizes="20rem" widest={640} priority="early" />
      </span>
      <span className="visually-hidden">{children}</span>
    </>
  )
}
