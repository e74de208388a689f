import { classNames } from '@marquee/design/class-names.ts'
import { type DrawnLine, measures, type PlacedArrow, type PlacedChart, widthOf } from '../chart/layout.ts'
import { transitionText } from '../chart/mermaid.ts'
import { linePath } from '../chart/svg.ts'
import type { Pressable, SentEvent } from '../live/pressable.ts'

interface ArrowsProps {
  readonly placed: PlacedChart
  readonly taken: ReadonlySet<string>
}

/** Lines of the same transitions, one below the other. */
interface PlacedLabel extends Pick<DrawnLine, 'transitions'> {
  readonly id: string
  readonly texts: readonly string[]
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The height from the top of a state to its first line. */
const HEAD = 28
const BASELINE = 13

const textOf = ({ transitions }: Pick<DrawnLine, 'transitions'>) => transitions.map(transitionText).join('\n')

const isAnyTaken = ({ transitions }: Pick<DrawnLine, 'transitions'>, taken: ReadonlySet<string>) =>
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
          texts: [first, ...others].map(({ text }) => text),
          x,
          y: y + first.index * measures.line,
          width,
        }
      : [],
  )
}

const labelsOn = ({ label: { x, y, width }, lines }: PlacedArrow) => labelsAt(lines, { x, y: y + 2, width })

const labelsIn = ({ states }: PlacedChart) =>
  states.flatMap(({ left, top, width, lines }) =>
    labelsAt(lines, {
      x: left + measures.side - 6,
      y: top + HEAD,
      width: Math.min(width - 2 * measures.side, widthOf(lines.map(({ text }) => text))) + 12,
    }),
  )

function Label({ label }: { readonly label: PlacedLabel }) {
  const { texts, x, y, width } = label
  return (
    <>
      <title>{textOf(label)}</title>
      <rect x={x} y={y} width={width} height={texts.length * measures.line} rx="4" />
      {texts.map((text, index) => (
        <text key={`${index}${text}`} x={x + 6} y={y + BASELINE + index * measures.line} xmlSpace="preserve">
          {text}
        </text>
      ))}
    </>
  )
}

function Arrow({ arrow, taken }: { readonly arrow: PlacedArrow; readonly taken: ReadonlySet<string> }) {
  const isTaken = isAnyTaken(arrow, taken)
  const ids = arrow.transitions.map(({ id }) => id)
  return (
    <g
      className={classNames('arrow', isTaken && 'is-taken')}
      data-transitions={ids.join(' ')}
      data-taken={ids.filter((id) => taken.has(id)).join(' ')}
    >
      <path d={linePath(arrow.points)} markerEnd={isTaken ? 'url(#tip-taken)' : 'url(#tip)'} />
    </g>
  )
}

function Tip({ id }: { readonly id: string }) {
  return (
    <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
      <path d="M0 0L8 4L0 8z" />
    </marker>
  )
}

/** Elk routes the arrows; they are drawn over the boxes in the same coordinates, and names of parts over them. */
export function Arrows({ placed, taken }: ArrowsProps) {
  const { width, height, states, arrows, initials } = placed
  return (
    <svg className="arrows" width={width} height={height} aria-hidden="true">
      <defs>
        <Tip id="tip" />
        <Tip id="tip-taken" />
      </defs>
      {initials.map(({ id, x, y, points }) => (
        <g key={id} className="beginning">
          <path d={linePath(points)} markerEnd="url(#tip)" />
          <circle cx={x} cy={y} r={measures.dot / 2} />
        </g>
      ))}
      {arrows.map((arrow) => (
        <Arrow key={arrow.id} arrow={arrow} taken={taken} />
      ))}
      {states
        .filter(({ state }) => state.type === 'compound' || state.type === 'parallel')
        .map(({ state, left, top }) => (
          <text key={state.id} className="arrows__part" x={left + measures.side} y={top + 22}>
            {state.key}
          </text>
        ))}
      {arrows.flatMap((arrow) =>
        labelsOn(arrow).map((label) => (
          <g
            key={`${arrow.id} ${label.id}`}
            className={classNames('arrow__label', isAnyTaken(label, taken) && 'is-taken')}
          >
            <Label label={label} />
          </g>
        )),
      )}
    </svg>
  )
}

interface PressesProps extends ArrowsProps {
  readonly pressable: Pressable
  readonly onPress: (event: SentEvent) => void
}

/** The events that the current states accept, as buttons on the drawing. */
export function Presses({ placed, taken, pressable, onPress }: PressesProps) {
  const labels = [...placed.arrows.flatMap(labelsOn), ...labelsIn(placed)]
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
            className={classNames('arrow__label press nopan', isAnyTaken(label, taken) && 'is-taken')}
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
