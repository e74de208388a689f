import type { PlacedArrow, PlacedChart, PlacedInitial, PlacedState } from './layout.ts'
import { measures, titleOf } from './lines.ts'

/** Colours of the light theme, because the exported picture is standalone. */
const colours = {
  paper: '#faf8f4',
  box: '#ffffff',
  group: '#f0ece3',
  line: '#87816f',
  ink: '#0d0d12',
  soft: '#47454f',
  lit: '#feb91e',
}
const FONT = 'Figtree, Arial, sans-serif'
const MARGIN = 16

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function stateShape({ state, left, top, width, height, lines }: PlacedState, isLit: boolean): string {
  const dashed = state.type === 'history' || state.type === 'parallel' ? ' stroke-dasharray="5 4"' : ''
  const fill = isLit
    ? colours.lit
    : state.type === 'atomic' || state.type === 'final'
      ? colours.box
      : colours.group
  const box = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="6" fill="${fill}" fill-opacity="${isLit ? 0.85 : 1}" stroke="${colours.line}"${dashed}/>`
  const inner = `<rect x="${left + 3}" y="${top + 3}" width="${width - 6}" height="${height - 6}" rx="4" fill="none" stroke="${colours.line}"/>`
  const title = `<text x="${left + measures.side}" y="${top + 22}" font-weight="700" font-size="14">${escaped(titleOf(state))}</text>`
  const rest = lines.map(
    ({ text }, index) =>
      `<text x="${left + measures.side}" y="${top + measures.title + 12 + index * measures.line}" font-size="12" fill="${colours.soft}" xml:space="preserve">${escaped(text)}</text>`,
  )
  return [box, state.type === 'final' ? inner : '', title, ...rest].join('')
}

const ROUNDING = 7

interface Point {
  readonly x: number
  readonly y: number
}

/** A point on the way to the next one, at most halfway. */
function towards({ x, y }: Point, next: Point): string {
  const length = Math.hypot(next.x - x, next.y - y)
  const part = length === 0 ? 0 : Math.min(ROUNDING / length, 0.5)
  return `${x + (next.x - x) * part} ${y + (next.y - y) * part}`
}

/**
 * Right-angled lines with round corners.
 * @example linePath([{ x: 0, y: 0 }, { x: 0, y: 9 }]) // 'M0 0L0 9'
 */
export const linePath = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      return `L${towards(point, before)}Q${point.x} ${point.y} ${towards(point, after)}`
    })
    .join('')

function arrowShape({ points, label, lines }: PlacedArrow): string {
  const path = `<path d="${linePath(points)}" fill="none" stroke="${colours.line}" stroke-width="1.5" marker-end="url(#tip)"/>`
  const back = `<rect x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}" rx="3" fill="${colours.paper}" fill-opacity=".9"/>`
  const words = lines.map(
    ({ text }, index) =>
      `<text x="${label.x + 6}" y="${label.y + 14 + index * measures.line}" font-size="12" fill="${colours.soft}">${escaped(text)}</text>`,
  )
  return [path, back, ...words].join('')
}

const initialShape = ({ x, y, points }: PlacedInitial): string =>
  `<path d="${linePath(points)}" fill="none" stroke="${colours.ink}" stroke-width="1.5" marker-end="url(#tip)"/><circle cx="${x}" cy="${y}" r="5" fill="${colours.ink}"/>`

/** A laid-out chart as a standalone picture with its active states highlighted. */
export function svgOf(
  { width, height, states, arrows, initials }: PlacedChart,
  active: ReadonlySet<string> = new Set(),
): string {
  const size = `viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}" width="${width + 2 * MARGIN}" height="${height + 2 * MARGIN}"`
  const tip = `<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="${colours.line}"/></marker>`
  const isLeaf = (id: string) => !states.some(({ state }) => state.parent === id)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FONT}" fill="${colours.ink}"><defs>${tip}</defs>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="100%" height="100%" fill="${colours.paper}"/>`,
    ...states.map((placed) => stateShape(placed, active.has(placed.state.id) && isLeaf(placed.state.id))),
    ...initials.map(initialShape),
    ...arrows.map(arrowShape),
    '</svg>\n',
  ].join('\n')
}
