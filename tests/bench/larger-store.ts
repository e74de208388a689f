import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

const FILE = 'content.sqlite'

export interface StoreFigures {
  readonly cinemas: number
  readonly showtimes: number
  readonly allShowtimes: number
}

/**
 * Copies the store of a data folder, with `factor` times the cinemas and showtimes of the French site. The new
 * cinemas are in the same cities.
 */
export function copyStore(from: string, to: string, factor: number): StoreFigures {
  mkdirSync(to, { recursive: true })
  const original = new SqliteDatabase(join(from, FILE))
  original.exec(`vacuum into '${join(to, FILE)}'`)
  original.close()
  const store = new SqliteDatabase(join(to, FILE))
  store.pragma('synchronous = off')
  store.exec('create temp table copies(n integer)')
  const addCopy = store.prepare('insert into copies values (?)')
  for (let copy = 1; copy < factor; copy += 1) addCopy.run(copy)
  store.exec(`begin;
    insert into items
      select site, source, kind, id || '-' || n, language, slug || '-' || n, position + n * 1000,
        json_set(base, '$.slug', slug || '-' || n, '$.name', json_extract(base, '$.name') || ' ' || n),
        edit, fingerprint, updated_at
      from items, copies where site = 'fr' and kind in ('cinema', 'cinema-detail');
    insert into showtimes (site, source, show, cinema, date, time, end_time, version, tags, status, auditorium,
        capacity, reservability_start, reservability_end, is_movie, booking, special, edit)
      select site, source, show, cinema || '-' || n, date, time, end_time, version, tags, status, auditorium,
        capacity, reservability_start, reservability_end, is_movie, booking, special, edit
      from showtimes, copies where site = 'fr';
    commit; pragma wal_checkpoint(truncate)`)
  const figures = store
    .prepare<[], StoreFigures>(
      `select count(distinct cinema) filter (where site = 'fr') cinemas, count(*) filter (where site = 'fr') showtimes,
        count(*) allShowtimes from showtimes`,
    )
    .get() as StoreFigures
  store.close()
  return figures
}

/** Slug of the film or cinema of the French site with the most showtimes. */
export function busiest(dataDir: string, column: 'show' | 'cinema'): string {
  const store = new SqliteDatabase(join(dataDir, FILE), { readonly: true })
  const found = store
    .prepare<[], { slug: string }>(
      `select ${column} slug from showtimes where site = 'fr' group by ${column} order by count(*) desc limit 1`,
    )
    .get()
  store.close()
  if (!found) throw new Error('The store has no showtimes')
  return found.slug
}
