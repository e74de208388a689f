import { Action } from '@marquee/design/controls/action.tsx'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import type { SearchHit } from '../../page-models/search.ts'
import './film-strip.css'

/** Posters of films, before a search and after one without hits. */
export function FilmStrip({ films }: { readonly films: readonly SearchHit[] }) {
  return (
    <ul className="film-strip">
      {films.map(({ href, external, title, titleLanguage, picture }) => (
        <li key={href}>
          <Action className="film-strip__film res" href={href} external={external}>
            <Poster picture={picture} title={title} titleLanguage={titleLanguage} place="thumb" />
            <b lang={titleLanguage}>{title}</b>
          </Action>
        </li>
      ))}
    </ul>
  )
}

const WAITING = [0, 1, 2, 3]

/** The placeholder has the height of the strip, so that nothing moves when the films arrive. */
export function FilmStripWaiting() {
  return (
    <div className="film-strip" aria-hidden="true">
      {WAITING.map((film) => (
        <div key={film} className="film-strip__waiting">
          <div className="poster sk" />
          <div className="sk sk--l" />
        </div>
      ))}
    </div>
  )
}
