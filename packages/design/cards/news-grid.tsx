import { Children, type ReactNode } from 'react'
import './news-grid.css'

/** The first tile is large; rows on a phone. Designed for five. */
export function NewsGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="news">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
