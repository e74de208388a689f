import { foldText } from '#models/rules/search-text.ts'
import type { FilmIdentity } from '../../page-models/film-identities.ts'
import type { FilmLine } from './film-line.ts'

type Named = Pick<FilmLine, 'title' | 'year' | 'directors'>

interface Keys {
  readonly whole: string
  /** Title before a colon, dash or bracket; null without one. */
  readonly main: string | null
  /** The words after it. */
  readonly rest: string
}

const SUBTITLE = /\s*:\s+|\s+:\s*|\s+[-–—]\s+|\s*[([]/u
const ARTICLE = /^(?:the|an?|les?|la|l|une?|der|die|das|eine?|de|het|een) (?=\S)/
const LAST_ARTICLE = /^(.+), (the|an?|les?|la|l['’]|une?|der|die|das|eine?|de|het|een)$/iu
const AND = new Set(['and', 'et', 'und', 'en'])
const numerals: Readonly<Record<string, string>> = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
}
/** Part of a series: another film than the title without it. */
const PART =
  /(?:^| )(?:\d+|parts?|partie|teil|deel|vol|volume|chapter|chapitre|kapitel|hoofdstuk|episode|two|deux|zwei|twee)(?: |$)/

function folded(title: string): string {
  const words = foldText(title.replace(LAST_ARTICLE, '$2 $1')).replace(ARTICLE, '').split(' ')
  return words
    .filter((word, index) => index === 0 || !AND.has(word))
    .map((word, index) => (index > 0 && Object.hasOwn(numerals, word) ? numerals[word] : word))
    .join(' ')
}

function keysOf(title: string): Keys {
  const [before = '', ...after] = title.split(SUBTITLE)
  const main = folded(before)
  return {
    whole: folded(title),
    main: after.length === 0 || main === '' ? null : main,
    rest: folded(after.join(' ')),
  }
}

/** Names of people differ in accents, middle names and their order. */
const isSamePerson = (one: string, other: string): boolean => {
  const [fewer = [], more = []] = [one, other]
    .map((name) => foldText(name).split(' ').filter(Boolean))
    .sort((a, b) => a.length - b.length)
  return fewer.length > 0 && fewer.every((word) => more.includes(word))
}

type Agreement = 'same' | 'unknown' | 'other'

function directorsAgree(line: Named, film: FilmIdentity): Agreement {
  if (line.directors.length === 0 || film.directors.length === 0) return 'unknown'
  return line.directors.some((name) => film.directors.some((other) => isSamePerson(name, other)))
    ? 'same'
    : 'other'
}

/** Years between the line and the film; null if either is unknown. */
const yearsApart = (line: Named, film: FilmIdentity): number | null =>
  line.year === null || film.year === null ? null : Math.abs(line.year - film.year)

/** A lower rank is surer; null for another film. */
function rankOf(line: Named, film: FilmIdentity, isWhole: boolean): number | null {
  const apart = yearsApart(line, film)
  const directors = directorsAgree(line, film)
  if (directors === 'other' || (apart !== null && apart > 1)) return null
  // A sequel within a year of the first film has its title before the colon.
  if (!isWhole) return apart === 0 || (apart === null && directors === 'same') ? 3 : null
  if (apart === null) return directors === 'same' ? 1 : 2
  return apart === 0 || directors === 'same' ? 0 : 1
}

interface Entry {
  readonly film: FilmIdentity
  /** Words after the title by which the entry is found; null if that is the whole title. */
  readonly rest: string | null
}

function indexOf(films: readonly FilmIdentity[]): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>()
  const add = (key: string, entry: Entry) => {
    if (key === '') return
    const known = index.get(key) ?? []
    if (!known.some(({ film }) => film.slug === entry.film.slug)) index.set(key, [...known, entry])
  }
  for (const film of films) for (const title of film.titles) add(keysOf(title).whole, { film, rest: null })
  for (const film of films) {
    const subtitled = film.titles.map(keysOf).filter(({ main }) => main !== null)
    if (subtitled.some(({ rest }) => PART.test(rest))) continue
    for (const { main, rest } of subtitled) add(main ?? '', { film, rest })
  }
  return index
}

function best(line: Named, index: ReadonlyMap<string, readonly Entry[]>): FilmIdentity | null {
  const { whole, main, rest } = keysOf(line.title)
  const named = index.get(whole) ?? []
  // Two different subtitles are two films.
  const shortened =
    main === null || PART.test(rest) ? [] : (index.get(main) ?? []).filter((entry) => entry.rest === null)
  const ranked = [
    ...named.map((entry) => ({ film: entry.film, rank: rankOf(line, entry.film, entry.rest === null) })),
    ...shortened.map(({ film }) => ({ film, rank: rankOf(line, film, false) })),
  ].filter(({ rank }) => rank !== null)
  const least = Math.min(...ranked.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY))
  const surest = new Map(
    ranked.filter(({ rank }) => rank === least).map(({ film }) => [film.slug, film] as const),
  )
  const [only, ...others] = surest.values()
  return only !== undefined && others.length === 0 ? only : null
}

/**
 * The site's film of each line, or null: where two films fit a line equally well, neither is taken. Titles lead to the films by an
 * index, so a line is compared only with films of its title.
 */
export function matchFilms(
  lines: readonly Named[],
  films: readonly FilmIdentity[],
): readonly (string | null)[] {
  const index = indexOf(films)
  return lines.map((line) => best(line, index)?.slug ?? null)
}
