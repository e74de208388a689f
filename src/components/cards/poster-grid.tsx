import { Children, type ReactNode, type Ref } from 'react'

/** Cards that may be in sight where the list begins. */
const AHEAD = 12

interface PosterGridProps {
  readonly children: ReactNode
  readonly busy?: boolean | undefined
  readonly list?: Ref<HTMLUListElement> | undefined
}

/** The wall of films: two to a row on a phone, six on a desktop. */
export function PosterGrid({ children, busy, list }: PosterGridProps) {
  return (
    <ul className="grid-posters" aria-busy={busy} ref={list}>
      {Children.map(children, (child, index) => (
        <li className={index < AHEAD ? 'ahead' : undefined}>{child}</li>
      ))}
    </ul>
  )
}
