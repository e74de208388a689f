import type { Language } from '#config/types.ts'
import { plainLetters } from '#models/rules/plain-letters.ts'
import { NIGHT_ENDS } from '#models/rules/showtime-hours.ts'
import { type Filters, noFilters } from '../../page-kit/filters.ts'
import { eveningWords } from './evening-words.ts'

export interface NamedVersion {
  readonly slug: string
  readonly label: string
  /** Null if the label is clear by itself. */
  readonly note: string | null
}

type Bound = 'from' | 'until' | 'home'

const CLAUSES = /[,;!?]|\s(?:and|et|und|en|puis|then)\s/
const CLOCK =
  /\b(\d{1,2})(?:\s*(?:[:.h]|uhr|uur|heures?)\s*([0-5]\d)\b|\s*(h|uhr|uur|heures?|o'clock)\b|(?=\s*[ap]\.?m\b))(?:\s*(?:uhr|uur))?(?:\s*([ap])\.?m\b\.?)?/g

/** `from`: a figure below ten is of the evening; a later bound below five is of the night. */
function hourOf(bound: Bound, written: string, minutes: string, half: string | undefined): string | null {
  const figure = Number(written)
  const isPlain = half === undefined && !written.startsWith('0')
  const latest = bound === 'from' ? 9 : 11
  const earliest = bound === 'from' ? 1 : Number(NIGHT_ENDS)
  const isEvening = half === 'p' || (isPlain && figure >= earliest && figure <= latest)
  const hour = half === 'a' && figure === 12 ? 0 : isEvening && figure < 12 ? figure + 12 : figure
  return hour > 24 ? null : `${String(hour % 24).padStart(2, '0')}${minutes}`
}

interface Clock {
  readonly at: number
  readonly end: number
  readonly written: string
  readonly minutes: string
  readonly half: string | undefined
}

/** Clocks as written, and figures after a word such as “after”. */
function clocksIn(clause: string, language: Language): readonly Clock[] {
  const { from, until, home } = eveningWords[language]
  const bare = new RegExp(
    `(?:${from}|${until}|${home})\\s+(?:(?:at|a|um|om|les?)\\s+)?(\\d{1,2})(?![\\d:.h]|\\s*[a-z])`,
    'g',
  )
  const clocks = [...clause.matchAll(CLOCK)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    written: match[1] ?? '',
    minutes: match[2] ?? '00',
    half: match[4],
  }))
  const figures = [...clause.matchAll(bare)].map((match) => {
    const written = match[1] ?? ''
    const end = match.index + match[0].length
    return { at: end - written.length, end, written, minutes: '00', half: undefined }
  })
  return [
    ...clocks,
    ...figures.filter(({ at }) => !clocks.some((clock) => clock.at <= at && at < clock.end)),
  ].sort((a, b) => a.at - b.at)
}

/** Home is named beside words such as “by”, so it goes first. */
function boundNamed(text: string, language: Language): Bound | undefined {
  const words = eveningWords[language]
  return (['home', 'until', 'from'] as const).find((bound) =>
    new RegExp(`(?<![a-z])(?:${words[bound]})(?![a-z])`).test(text),
  )
}

type Bounds = Readonly<Partial<Record<Bound, string>>>

function boundsOf(text: string, language: Language): Bounds {
  const found: Partial<Record<Bound, string>> = {}
  for (const clause of text.split(CLAUSES)) {
    const clocks = clocksIn(clause, language)
    for (const [index, { at, written, minutes, half }] of clocks.entries()) {
      const before = clause.slice(clocks[index - 1]?.end ?? 0, at)
      const beside = clocks.length === 1 ? clause : before
      const bound = boundNamed(beside, language) ?? (found.from === undefined ? 'from' : 'until')
      const hour = hourOf(bound, written, minutes, half)
      if (hour !== null) found[bound] ??= hour
    }
  }
  return found
}

/** From 2 on: one person finds a seat everywhere. */
function peopleOf(text: string, language: Language): string | null {
  const { numbers, people } = eveningWords[language]
  const words = Object.keys(numbers).join('|')
  const found = new RegExp(people.replaceAll('N', `(?<n>[2-9]|${words})`)).exec(text)
  const named = Object.entries(found?.groups ?? {}).find(([, value]) => value !== undefined)?.[1]
  if (named === undefined) return null
  return numbers[named] === undefined ? named : String(numbers[named])
}

/** In words or as letters; who asks for either takes it with and without subtitles. */
const ORIGINAL = /\borigin|\b(?:vo|ov)\b/
const ORIGINALS = /\borigin|^(?:vo|ov|omu)/

function versionsOf(text: string, versions: readonly NamedVersion[]): readonly string[] {
  const plain = versions.map(({ slug, label, note }) => ({
    slug,
    names: [label, note ?? ''].map(plainLetters).filter((name) => name.length > 1),
  }))
  const wantsOriginal = ORIGINAL.test(text)
  return plain
    .filter(
      ({ slug, names }) =>
        names.some((name) => ` ${text} `.includes(` ${name} `)) ||
        (wantsOriginal && [slug, ...names].some((name) => ORIGINALS.test(name))),
    )
    .map(({ slug }) => slug)
}

interface Known {
  readonly language: Language
  /** Versions that play there. */
  readonly versions: readonly NamedVersion[]
  /** Cities and cinemas. */
  readonly places: readonly { readonly slug: string; readonly name: string }[]
}

export interface ReadQuestion {
  readonly filters: Filters
  /** Slug of the place that it names; null: the visitor's. */
  readonly place: string | null
}

/** What is understood of a question such as “after 18:30, home by 22:30, three of us, original version”. The rest is ignored. */
export function readQuestion(question: string, { language, versions, places }: Known): ReadQuestion {
  const text = plainLetters(question).replace(/[’'‘]/g, "'").replace(/\s+/g, ' ').trim()
  const words = text.replace(/[^a-z0-9.:']+/g, ' ')
  const withoutClocks = text.replace(CLOCK, ' ')
  const { from, until, home } = boundsOf(text, language)
  const place = places
    .filter(({ name }) => ` ${words} `.includes(` ${plainLetters(name).replace(/[^a-z0-9.:']+/g, ' ')} `))
    .sort((a, b) => b.name.length - a.name.length)[0]
  const { quiet, lively } = eveningWords[language]
  return {
    place: place?.slug ?? null,
    filters: {
      ...noFilters,
      from: from ?? null,
      until: until ?? null,
      home: home ?? null,
      people: peopleOf(withoutClocks, language),
      versions: versionsOf(words, versions),
      fullness: new RegExp(`\\b(?:${quiet})`).test(text)
        ? 'quiet'
        : new RegExp(`\\b(?:${lively})`).test(text)
          ? 'lively'
          : null,
    },
  }
}
