import { attempt, keepPage } from './keep-pages.ts'
import { CACHE_PREFIX, type KeepFilms, PAGES_CACHE } from './worker-options.ts'
import type { WaitingEvent } from './worker-scope.ts'

/** Pages by the path that was requested, which differs from the page's path for an event. */
const FILMS_CACHE = `${CACHE_PREFIX}films`

/** Milliseconds: showtimes of the next days change seldom, and each film is a page of its own. */
const FRESH = 60 * 60_000

async function dropFilms(films: Cache, paths: readonly string[]): Promise<void> {
  const pages = await caches.open(PAGES_CACHE)
  for (const { url } of await films.keys()) {
    const { pathname } = new URL(url)
    if (paths.includes(pathname)) continue
    const page = await (await films.match(pathname))?.text()
    await pages.delete(page ?? pathname)
    await films.delete(pathname)
  }
}

async function keepFilm(films: Cache, event: WaitingEvent, path: string): Promise<void> {
  const known = await (await films.match(path))?.text()
  const page = await keepPage(event, known ?? path, FRESH)
  if (page !== known) await films.put(path, new Response(page))
}

async function storeFilms(event: WaitingEvent, { paths }: KeepFilms): Promise<void> {
  const films = await caches.open(FILMS_CACHE)
  await dropFilms(films, paths)
  for (const path of paths) await attempt(keepFilm(films, event, path))
}

let working: Promise<unknown> = Promise.resolve()

/** Stores the pages of these films, and deletes those of films that are no longer among them; one list after the other. */
export function keepFilms(event: WaitingEvent, message: KeepFilms): Promise<unknown> {
  working = working.then(() => attempt(storeFilms(event, message)))
  return working
}
