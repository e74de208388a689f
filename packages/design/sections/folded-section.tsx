import { type ReactNode, useEffect, useRef } from 'react'
import './folded-section.css'

export interface FoldedSectionProps {
  /** The heading's id. */
  id: string
  title: string
  /** Fragment of the section. It is inside, so that browsers unfold the section when it is followed. */
  anchor?: string | undefined
  children: ReactNode
}

/** Matches `folded-section.css`. */
const WIDE = '(min-width: 700px)'

/**
 * A section that is folded on a phone. CSS alone shows it on wider screens in browsers that support
 * `::details-content`; the effect also informs screen readers, and covers other browsers.
 */
export function FoldedSection({ id, title, anchor, children }: FoldedSectionProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const apply = () => {
      if (!box.current) return
      box.current.open = wide.matches
      box.current.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0')
    }
    if (wide.matches) apply()
    wide.addEventListener('change', apply)
    return () => wide.removeEventListener('change', apply)
  }, [])
  return (
    <section className="section section--folded" aria-labelledby={id}>
      <details className="wrap" ref={box}>
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
