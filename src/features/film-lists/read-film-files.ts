import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { foldText } from '#models/rules/search-text.ts'
import { type FilmLine, filmLines, mergedLines } from './film-line.ts'

/** Names of columns, folded: of Letterboxd, of IMDb, and of a table that people write. */
const columns = {
  title: ['name', 'title', 'titre', 'titel', 'film', 'filmtitel'],
  year: ['year', 'annee', 'jahr', 'jaar', 'release year'],
  directors: ['directors', 'director', 'realisateur', 'realisation', 'regie', 'regisseur'],
  watchedOn: ['watched date', 'watcheddate', 'date watched', 'vu le', 'gesehen am', 'gezien op'],
  rating: ['rating', 'note', 'bewertung', 'waardering'],
  tenths: ['your rating', 'rating10'],
  cinema: ['cinema'],
  seats: ['seats'],
} as const

type Column = keyof typeof columns
type Header = Readonly<Record<Column, number>>

/** Files of a Letterboxd export that list films; the last three are films that were watched. */
const EXPORTED = /^(?:watchlist|diary|ratings|watched)\.csv$/
const WATCHED = /(?:^|\/)(?:diary|ratings|watched)\.csv$/i
/** A list has lines about itself above its header. */
const HEADER_WITHIN = 10

function headerOf(row: readonly string[]): Header | null {
  const names = row.map(foldText)
  const at = (column: Column) => names.findIndex((name) => columns[column].some((known) => known === name))
  const header = {
    title: at('title'),
    year: at('year'),
    directors: at('directors'),
    watchedOn: at('watchedOn'),
    rating: at('rating'),
    tenths: at('tenths'),
    cinema: at('cinema'),
    seats: at('seats'),
  }
  return header.title < 0 || row.length < 2 ? null : header
}

function stars(row: readonly string[], header: Header): number | null {
  const written = row[header.tenths] || row[header.rating] || ''
  const value = Number.parseFloat(written.replace(',', '.')) / (row[header.tenths] ? 2 : 1)
  return value > 0 && value <= 5 ? value : null
}

function lineOf(row: readonly string[], header: Header, isWatched: boolean): FilmLine | null {
  const title = row[header.title]?.trim() ?? ''
  if (title === '') return null
  const date = row[header.watchedOn]?.trim() ?? ''
  const watchedOn = /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null
  const rating = stars(row, header)
  const year = /\b(?:18|19|20)\d{2}\b/.exec(row[header.year] ?? '')
  return {
    title,
    year: year === null ? null : Number(year[0]),
    directors: (row[header.directors] ?? '')
      .split(/[,;]/)
      .map((name) => name.trim())
      .filter(Boolean),
    watched: isWatched || watchedOn !== null || rating !== null,
    watchedOn,
    rating,
    cinema: row[header.cinema]?.trim() || null,
    seats: Number.parseInt(row[header.seats] ?? '', 10) || null,
  }
}

function linesOf(text: string, isWatched: boolean): readonly FilmLine[] {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const above = data.slice(0, HEADER_WITHIN).map(headerOf)
  const at = above.findLastIndex((header) => header !== null)
  const header = above[at]
  if (!header) return []
  const read = data.slice(at + 1).flatMap((row) => lineOf(row, header, isWatched) ?? [])
  return read.flatMap((line) => filmLines.safeParse([line]).data ?? [])
}

/** Tables of old spreadsheets are not UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Of a file. */
const MAX_BYTES = 5_000_000

const isZip = (bytes: Uint8Array) => strFromU8(bytes.subarray(0, 2), true) === 'PK'

function tablesOf(name: string, bytes: Uint8Array): readonly (readonly [string, Uint8Array])[] {
  if (!isZip(bytes)) return [[name, bytes]]
  try {
    return Object.entries(
      unzipSync(bytes, {
        filter: (file) => EXPORTED.test(file.name) && file.originalSize <= MAX_BYTES,
      }),
    )
  } catch {
    return []
  }
}

/** Films of tables and of a zipped Letterboxd export; empty if none has a column of titles. */
export async function readFilmFiles(files: readonly File[]): Promise<readonly FilmLine[]> {
  const small = files.filter(({ size }) => size <= MAX_BYTES)
  const tables = await Promise.all(
    small.map(async (file) => tablesOf(file.name, new Uint8Array(await file.arrayBuffer()))),
  )
  return mergedLines(tables.flat().flatMap(([name, bytes]) => linesOf(decoded(bytes), WATCHED.test(name))))
}
