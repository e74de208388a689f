import type { ReactNode } from 'react'
import { SiteLink } from '../site-link.tsx'

export interface SectionHeadProps {
  title: string
  id?: string | undefined
  more?: { href: string; label: string } | null | undefined
  /** Content after the title. */
  beside?: ReactNode
  /** Controls after the link. */
  children?: ReactNode
}

export function SectionHead({ title, id, more, beside, children }: SectionHeadProps) {
  return (
    <div className="wrap head">
      <h2 id={id}>{title}</h2>
      {beside}
      {(more || children) && (
        <div className="row">
          {more && (
            <SiteLink className="link" to={more.href}>
              {more.label}
            </SiteLink>
          )}
          {children}
        </div>
      )}
    </div>
  )
}

export interface SectionProps extends SectionHeadProps {
  id: string
  /** Name of the promotion in analytics. */
  promotion?: string | undefined
  children: ReactNode
}

export function Section({ id, title, more, promotion, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id} data-promotion={promotion}>
      <SectionHead id={id} title={title} more={more} />
      <div className="wrap">{children}</div>
    </section>
  )
}
