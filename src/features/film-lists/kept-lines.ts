import { browserStore } from '../../storage/persisted-store.ts'
import { type FilmLine, filmLines } from './film-line.ts'
import { FILM_LISTS } from './has-lists.ts'

/** The films that the visitor brought along, which stay on the device. */
export function keptLines(): readonly FilmLine[] {
  try {
    return filmLines.parse(JSON.parse(browserStore.read(FILM_LISTS) ?? '[]'))
  } catch {
    return []
  }
}

export function keepLines(lines: readonly FilmLine[]): void {
  if (lines.length === 0) browserStore.remove(FILM_LISTS)
  else browserStore.write(FILM_LISTS, JSON.stringify(lines))
}
