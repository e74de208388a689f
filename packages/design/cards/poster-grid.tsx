import type { ReactNode, Ref } from 'react'

interface PosterGridProps {
  /** List items. */
  readonly children: ReactNode
  readonly list?: Ref<HTMLUListElement> | undefined
}

/** Two columns on a phone, six on a desktop. */
export function PosterGrid({ children, list }: PosterGridProps) {
  return (
    <ul className="grid-posters" ref={list}>
      {children}
    </ul>
  )
}
