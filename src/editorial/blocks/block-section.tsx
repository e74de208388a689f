import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { type ReactNode, useId } from 'react'
import './blocks.css'

interface BlockSectionProps {
  readonly className: string
  readonly title: string | null
  readonly text: string | null
  readonly children?: ReactNode
}

export function BlockSection({ className, title, text, children }: BlockSectionProps) {
  const id = useId()
  return (
    <section className={`section block ${className}`} aria-labelledby={title === null ? undefined : id}>
      <div className="wrap block__in">
        {(title !== null || text !== null) && (
          <div className="block__head">
            {title !== null && <h2 id={id}>{title}</h2>}
            {text !== null && <RichText html={text} muted />}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
