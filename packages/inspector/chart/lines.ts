import type { Chart, ChartState, ChartTransition } from './chart.ts'
import { stateLines, transitionText } from './mermaid.ts'

/** A line inside a state or on an arrow, with the transitions that it names. */
export interface DrawnLine {
  readonly text: string
  readonly transitions: readonly ChartTransition[]
}

/** Pixels; the style sheet and the exported picture use the same. */
export const measures = { line: 20, title: 34, side: 14, end: 8, dot: 10, sign: 16 } as const
const LONGEST_LINE = 34

/** Widths of characters of our text face at 12 pixels; all others have the usual one. */
const widths: readonly (readonly [characters: string, width: number])[] = [
  ['ijl.,:!|', 3.4],
  ['frtI ()[]/-', 4.7],
  ['mwMW', 10.8],
  ['ACDGHNOQUVXYZ', 8.8],
]
const USUAL_WIDTH = 7.1
/** Titles of states are larger and bolder than our text face at 12 pixels. */
const TITLE_SCALE = 1.25

const widthOfText = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (widths.find(([characters]) => characters.includes(letter))?.[1] ?? USUAL_WIDTH),
    0,
  )

export const widthOfTitle = (state: ChartState) => Math.ceil(widthOfText(titleOf(state)) * TITLE_SCALE)

export const titleOf = (state: ChartState) => (state.type === 'history' ? 'H' : state.key)

/** A sign stands before the text of a delay, of *always*, and of an actor that is done or failed; events have none. */
export const signOf = ({ transitions: [first], text }: DrawnLine) =>
  first && first.kind !== 'event' && text.startsWith(first.label) ? first.kind : null

const widthOfLine = (line: DrawnLine) => widthOfText(line.text) + (signOf(line) ? measures.sign : 0)

/** Pixels of the longest line. */
export const widthOf = (lines: readonly DrawnLine[]) => Math.ceil(Math.max(0, ...lines.map(widthOfLine)))

/** Breaks a long label between its parts. */
function brokenLabel(text: string): readonly string[] {
  const words = text.split(' ')
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LONGEST_LINE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** `events`: arrows without guards and actions. `names`: states and arrows alone, for an overview. */
export type Detail = 'texts' | 'events' | 'names'

export function linesOf(transitions: readonly ChartTransition[], detail: Detail): readonly DrawnLine[] {
  if (detail === 'names') return []
  if (detail === 'events')
    return [...Map.groupBy(transitions, ({ label }) => label)].map(([text, own]) => ({
      text,
      transitions: own,
    }))
  return transitions.flatMap((transition) =>
    brokenLabel(transitionText(transition)).map((text, index) => ({
      text: index === 0 ? text : `  ${text}`,
      transitions: [transition],
    })),
  )
}

/** Internal transitions are text inside their state, as is usual in statecharts. */
export function linesIn(chart: Chart, state: ChartState, detail: Detail): readonly DrawnLine[] {
  const staying = chart.transitions.filter(({ from, stays }) => stays && from === state.id)
  const own = detail === 'texts' ? stateLines(state).map((text) => ({ text, transitions: [] })) : []
  return [...own, ...linesOf(staying, detail)]
}
