import { type ShowtimeNote, toShowtimeNote, wireShowtimeNote } from '#models/showtime-note.ts'
import type { ShowtimeRecord } from '../store/content-tables.ts'
import { readTexts } from '../store/layers.ts'
import type { ApiRequest } from './api-request.ts'

type AnnotatedRow = Pick<ShowtimeRecord, 'show' | 'cinema' | 'time' | 'tags' | 'special'>

/** Looked up on each read, so that notes outlive imports. */
export async function withNotes<Row extends AnnotatedRow>(request: ApiRequest, rows: readonly Row[]) {
  if (rows.length === 0) return rows
  const items = await request.items.list('showtime-note', request.language)
  const notes = items.flatMap(({ fields }) => {
    const read = wireShowtimeNote.safeParse(fields)
    return (read.success && toShowtimeNote(read.data)) || []
  })
  return notes.length === 0
    ? rows
    : rows.map((row) => notes.filter((note) => applies(note, row)).reduce(applyNote, row))
}

function applies({ show, cinema, from, to }: ShowtimeNote, row: AnnotatedRow): boolean {
  const start = row.time.slice(0, 16).replace(' ', 'T')
  const inPlace = (show === null || show === row.show) && (cinema === null || cinema === row.cinema)
  return inPlace && (from === null || start >= from) && (to === null || start <= to)
}

function applyNote<Row extends AnnotatedRow>(row: Row, { title, description, tags }: ShowtimeNote): Row {
  const own = readTexts(row.tags)
  const known = new Set(own.map((tag) => tag.toLowerCase()))
  const more = tags.filter((tag) => !known.has(tag))
  const hasText = title !== null || description !== null
  return {
    ...row,
    tags: more.length === 0 ? row.tags : JSON.stringify([...own, ...more]),
    special: hasText
      ? JSON.stringify({
          titleShowtimeDetails: title,
          descriptionShowtimeDetails: description,
          source: 'showtime',
        })
      : row.special,
  }
}
