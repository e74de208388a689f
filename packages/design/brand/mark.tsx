import { classNames } from '../class-names.ts'
import { SiteLink } from '../site-link.tsx'

export interface MarkProps {
  /** Absent: plain text. */
  href?: string | undefined
  /** The bulbs light up once, on the home page. */
  lit?: boolean | undefined
}

export function Mark({ href, lit }: MarkProps) {
  const className = classNames('mark', lit && 'mark--lit')
  if (href === undefined) return <span className={className}>MARQUEE</span>
  return (
    <SiteLink className={className} to={href} aria-label="Marquee">
      MARQUEE
    </SiteLink>
  )
}
