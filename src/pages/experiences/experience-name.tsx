import type { ReactNode } from 'react'
import { Picture } from '../../components/pictures/picture.tsx'
import type { PictureModel } from '../../page-models/parts.ts'

interface ExperienceNameProps {
  readonly logo: PictureModel | null
  /** The name in words: what is read aloud where there is a logo. */
  readonly children: ReactNode
}

/** The logo of a format where it has one, else its name. */
export function ExperienceName({ logo, children }: ExperienceNameProps) {
  if (logo === null) return children
  return (
    <>
      <span className="xp-logo">
        <Picture url={logo.src} shape="wide" sizes="20rem" widest={640} priority="early" />
      </span>
      <span className="vh">{children}</span>
    </>
  )
}
