import { foldText } from '#models/rules/search-text.ts'

export interface SnippetPart {
  /** Its number in the snippet. */
  readonly place: number
  readonly text: string
  readonly isHit: boolean
}

/** Letters before the first hit of a snippet, and of the whole snippet. */
const BEFORE = 60
const LENGTH = 180

interface Folded {
  readonly text: string
  /** The place in the text of each folded letter. */
  readonly places: readonly number[]
}

/** The text as `foldText` folds it, letter by letter. */
function foldedLetters(line: string): Folded {
  let text = ''
  const places: number[] = []
  let place = 0
  for (const letter of line) {
    const folded = foldText(letter) || (/\p{M}/u.test(letter) || text.endsWith(' ') ? '' : ' ')
    for (let index = 0; index < folded.length; index += 1) places.push(place)
    text += folded
    place += letter.length
  }
  return { text, places }
}

/** Ranges of the words in the text, sorted and without overlap. */
function hitsOf(line: string, words: readonly string[]): (readonly [number, number])[] {
  const { text, places } = foldedLetters(line)
  const hits: (readonly [number, number])[] = []
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const last = places[at + word.length - 1] ?? 0
      hits.push([places[at] ?? 0, places.find((place) => place > last) ?? line.length])
    }
  }
  const sorted = hits.toSorted(([one], [other]) => one - other)
  return sorted.filter(([from], index) => from >= Math.max(0, ...sorted.slice(0, index).map(([, to]) => to)))
}

/** Begins after a space if there is one before the hit. */
function beginOf(line: string, hit: number): number {
  const wanted = hit - BEFORE
  if (wanted <= 0) return 0
  const space = line.indexOf(' ', wanted)
  return space >= 0 && space < hit ? space + 1 : wanted
}

/** The text around its first hit, with every hit marked; undefined without one. `words` are folded. */
export function snippetOf(text: string, words: readonly string[]): readonly SnippetPart[] | undefined {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const hits = hitsOf(line, words)
  const first = hits[0]
  if (!first) return undefined
  const begin = beginOf(line, first[0])
  const end = Math.min(line.length, Math.max(begin + LENGTH, first[1]))
  const parts: SnippetPart[] = []
  const add = (part: string, isHit = false) =>
    part !== '' && parts.push({ place: parts.length, text: part, isHit })
  add(begin > 0 ? '… ' : '')
  let at = begin
  for (const [from, to] of hits) {
    if (to > end) break
    add(line.slice(at, from))
    add(line.slice(from, to), true)
    at = to
  }
  add(line.slice(at, end))
  add(end < line.length ? ' …' : '')
  return parts
}
