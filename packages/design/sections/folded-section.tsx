import type { ReactNode } from 'react'
import './folded-section.css'

export interface FoldedSectionProps {
  /** The heading's id. */
  id: string
  title: string
  /** Fragment of the section. It is inside, so that browsers unfold the section when it is followed. */
  anchor?: string | undefined
  children: ReactNode
}

export function FoldedSection({ id, title, anchor, children }: FoldedSectionProps) {
  return (
    <section className="section section--folded" aria-labelledby={id}>
      <details className="wrap">
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <div className="section__fold" id={anchor}>
          {children}
        </div>
      </details>
    </section>
  )
}
