import { Children, type ReactNode } from 'react'

/** The wall of films: two to a row on a phone, six on a desktop. */
export function PosterGrid({ children, busy }: { children: ReactNode; busy?: boolean | undefined }) {
  return (
    <ul className="grid-posters" aria-busy={busy}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
