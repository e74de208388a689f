import { classNames } from '@marquee/design/class-names.ts'
import type { PlacedArrow, PlacedChart, PlacedState } from '../chart/layout.ts'
import { type DrawnLine, measures, signOf, titleOf, widthOf } from '../chart/lines.ts'
import { transitionText } from '../chart/mermaid.ts'
import type { TransitionKind } from '../chart/names.ts'
import { linePath } from '../chart/svg.ts'
import type { Pressable, SentEvent } from '../live/pressable.ts'
import type { Lit } from './lit.ts'

interface ArrowsProps {
  readonly placed: PlacedChart
  readonly lit: Lit
}

/** Lines of the same transitions, one below the other. */
interface PlacedLabel extends Pick<DrawnLine, 'transitions'> {
  readonly id: string
  readonly lines: readonly DrawnLine[]
  readonly x: number
  readonly y: number
  readonly width: number
}

const SIDE = 8
/** From the top of a line to the line on which its letters stand. */
const BASELINE = 14
const TITLE_BASELINE = 22

const textOf = ({ transitions }: Pick<DrawnLine, 'transitions'>) => transitions.map(transitionText).join('\n')

const isAnyTaken = ({ transitions }: Pick<DrawnLine, 'transitions'>, { taken }: Lit) =>
  transitions.some(({ id }) => taken.has(id))

function labelsAt(
  lines: readonly DrawnLine[],
  { x, y, width }: Pick<PlacedLabel, 'x' | 'y' | 'width'>,
): readonly PlacedLabel[] {
  const numbered = lines.map((line, index) => ({ ...line, index }))
  const byTransition = Map.groupBy(numbered, ({ transitions, text }) => transitions[0]?.id ?? text)
  return [...byTransition].flatMap(([id, [first, ...others]]) =>
    first
      ? {
          id,
          transitions: first.transitions,
          lines: [first, ...others],
          x,
          y: y + first.index * measures.line,
          width,
        }
      : [],
  )
}

const labelsOn = ({ label: { x, y, width }, lines }: PlacedArrow) => labelsAt(lines, { x, y: y + 1, width })

const labelsIn = ({ left, top, lines }: PlacedState) =>
  labelsAt(lines, {
    x: left + measures.side - SIDE,
    y: top + measures.title - 2,
    width: widthOf(lines) + 2 * SIDE,
  })

const signs: Readonly<Record<Exclude<TransitionKind, 'event'>, string>> = {
  always: 'M6 .8L2 6.4h2.6L4 10.2l4-5.6H5.4z',
  after: 'M5 1a4.2 4.2 0 1 0 .01 0M5 3v2.4l1.8 1',
  done: 'M1 5.4l2.8 2.8L9 2.6',
  error: 'M1.6 1.8l6.8 6.8M8.4 1.8L1.6 8.6',
}

function Line({ line, x, y }: { readonly line: DrawnLine; readonly x: number; readonly y: number }) {
  const { text, transitions } = line
  const sign = signOf(line)
  const [event] = transitions.flatMap(({ label }) => (text.startsWith(label) ? [label] : []))
  return (
    <>
      {sign ? (
        <path className={`sign sign--${sign}`} d={signs[sign]} transform={`translate(${x} ${y + 4.5})`} />
      ) : null}
      <text x={sign ? x + measures.sign : x} y={y + BASELINE} xmlSpace="preserve">
        {event === undefined ? null : <tspan className="event-name">{event}</tspan>}
        {text.slice(event?.length ?? 0)}
      </text>
    </>
  )
}

function Label({ label }: { readonly label: PlacedLabel }) {
  const { lines, x, y, width } = label
  return (
    <>
      <title>{textOf(label)}</title>
      <rect x={x} y={y + 1} width={width} height={lines.length * measures.line - 2} rx="9" />
      {lines.map((line, index) => (
        <Line key={`${index}${line.text}`} line={line} x={x + SIDE} y={y + index * measures.line} />
      ))}
    </>
  )
}

function Arrow({ arrow, lit }: { readonly arrow: PlacedArrow; readonly lit: Lit }) {
  const isTaken = isAnyTaken(arrow, lit)
  const ids = arrow.transitions.map(({ id }) => id)
  const path = linePath(arrow.points)
  const [start] = arrow.points
  return (
    <g
      className={classNames('arrow', isTaken && 'is-taken')}
      data-transitions={ids.join(' ')}
      data-taken={ids.filter((id) => lit.taken.has(id)).join(' ')}
    >
      {/* With another key for each run, so that the bulbs light again. */}
      {isTaken ? <path key={lit.run} className="arrow__run" d={path} /> : null}
      <path d={path} markerEnd={isTaken ? 'url(#tip-taken)' : 'url(#tip)'} />
      {start ? <circle cx={start.x} cy={start.y} r="2.5" /> : null}
    </g>
  )
}

function Tip({ id }: { readonly id: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 .5L8 4L0 7.5L1.6 4z" />
    </marker>
  )
}

/** Elk routes the arrows; they are drawn over the boxes in the same coordinates, and names of parts over them. */
export function Arrows({ placed, lit }: ArrowsProps) {
  const { width, height, states, arrows, initials } = placed
  const parents = new Set(states.map(({ state }) => state.parent))
  return (
    <svg className="arrows" width={width} height={height} aria-hidden="true">
      <defs>
        <Tip id="tip" />
        <Tip id="tip-taken" />
        <Tip id="tip-first" />
      </defs>
      {initials.map(({ id, x, y, points }) => (
        <g key={id} className="beginning">
          <path d={linePath(points)} markerEnd="url(#tip-first)" />
          <circle cx={x} cy={y} r={measures.dot / 2} />
        </g>
      ))}
      {arrows.map((arrow) => (
        <Arrow key={arrow.id} arrow={arrow} lit={lit} />
      ))}
      {states
        .filter(({ state }) => parents.has(state.id))
        .map(({ state, left, top }) => (
          <text key={state.id} className="arrows__part" x={left + measures.side} y={top + TITLE_BASELINE}>
            {titleOf(state)}
          </text>
        ))}
      {arrows.flatMap((arrow) =>
        labelsOn(arrow).map((label) => (
          <g
            key={`${arrow.id} ${label.id}`}
            className={classNames('arrow__label', isAnyTaken(label, lit) && 'is-taken')}
          >
            <Label label={label} />
          </g>
        )),
      )}
      {states.flatMap((each) => {
        const isLit = lit.active.has(each.state.id) && !parents.has(each.state.id)
        return labelsIn(each).map((label) => (
          <g
            key={`${each.state.id} ${label.id}`}
            className={classNames('state__line', isLit && 'is-lit', isAnyTaken(label, lit) && 'is-taken')}
          >
            <Label label={label} />
          </g>
        ))
      })}
    </svg>
  )
}

interface PressesProps extends ArrowsProps {
  readonly pressable: Pressable
  readonly onPress: (event: SentEvent) => void
}

/** The events that the current states accept, as buttons on the drawing. */
export function Presses({ placed, lit, pressable, onPress }: PressesProps) {
  const labels = [...placed.arrows.flatMap(labelsOn), ...placed.states.flatMap(labelsIn)]
  return (
    <svg className="arrows" width={placed.width} height={placed.height}>
      {labels.flatMap((label) => {
        const accepted = label.transitions.find(({ id }) => pressable.has(id))
        const event = accepted && pressable.get(accepted.id)
        if (!event) return []
        const press = () => onPress(event)
        return (
          <g
            key={accepted.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no place in this drawing
            role="button"
            tabIndex={0}
            aria-label={`Send ${textOf(label)}`}
            className={classNames('arrow__label press nopan', isAnyTaken(label, lit) && 'is-taken')}
            onClick={press}
            onKeyDown={(pressed) => {
              if (pressed.key !== 'Enter' && pressed.key !== ' ') return
              pressed.preventDefault()
              press()
            }}
          >
            <Label label={label} />
          </g>
        )
      })}
    </svg>
  )
}
