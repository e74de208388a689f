import { type Kysely, sql } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { ContentTables, ShowtimeRecord } from './content-tables.ts'

export interface ShowtimeReader {
  ofShow(show: string, from: string, cinema?: string): Promise<ShowtimeRecord[]>
  ofShowOn(show: string, date: string, cinema?: string): Promise<ShowtimeRecord[]>
  ofCinema(cinema: string, from: string): Promise<ShowtimeRecord[]>
  ofCinemaOn(cinema: string, date: string): Promise<ShowtimeRecord[]>
  withTag(tag: string, from: string): Promise<ShowtimeRecord[]>
  counts(from: string, to: string, cinemas?: readonly string[]): Promise<Map<string, number>>
  showDays(from: string, cinemas?: readonly string[]): Promise<Map<string, { first: string; last: string }>>
}

export function createShowtimeReader(db: Kysely<ContentTables>, site: SiteId): ShowtimeReader {
  const shown = () =>
    db
      .selectFrom('showtimes')
      .where('showtimes.site', '=', site)
      .where('showtimes.source', 'in', (eb) =>
        eb.selectFrom('sources').where('site', '=', site).where('shown', '=', 1).select('source'),
      )
  const rows = () =>
    shown()
      .selectAll('showtimes')
      .orderBy('showtimes.time')
      .orderBy('showtimes.auditorium')
      .orderBy('showtimes.id')

  return {
    ofShow(show, from, cinema) {
      const query = rows().where('show', '=', show).where('date', '>=', from)
      return (cinema === undefined ? query : query.where('cinema', '=', cinema)).execute()
    },
    ofShowOn(show, date, cinema) {
      const query = rows().where('show', '=', show).where('date', '=', date)
      return (cinema === undefined ? query : query.where('cinema', '=', cinema)).execute()
    },
    ofCinema: (cinema, from) => rows().where('cinema', '=', cinema).where('date', '>=', from).execute(),
    ofCinemaOn: (cinema, date) => rows().where('cinema', '=', cinema).where('date', '=', date).execute(),
    withTag: (tag, from) =>
      rows()
        .where('date', '>=', from)
        .where(
          sql<string>`lower(tags)`,
          'like',
          `%${JSON.stringify(tag.toLowerCase().replace(/[%_]/g, ''))}%`,
        )
        .execute(),
    async counts(from, to, cinemas) {
      let query = shown()
        .where('time', '>=', from)
        .where('time', '<', to)
        .where('date', '>=', from.slice(0, 10))
        .where('date', '<=', to.slice(0, 10))
      if (cinemas) query = query.where('cinema', 'in', cinemas.length > 0 ? [...cinemas] : [''])
      const found = await query
        .groupBy('show')
        .select(['show', (eb) => eb.fn.countAll().as('count')])
        .execute()
      return new Map(found.map((row) => [row.show, Number(row.count)]))
    },
    async showDays(from, cinemas) {
      let query = shown().where('date', '>=', from)
      if (cinemas) query = query.where('cinema', 'in', cinemas.length > 0 ? [...cinemas] : [''])
      const found = await query
        .groupBy('show')
        .select(['show', (eb) => eb.fn.min('date').as('first'), (eb) => eb.fn.max('date').as('last')])
        .execute()
      return new Map(found.map((row) => [row.show, { first: String(row.first), last: String(row.last) }]))
    },
  }
}
