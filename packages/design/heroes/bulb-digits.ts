/** Seven rows, each a base-32 digit whose bits are five bulbs. */
const glyphs: Record<string, string> = {
  '0': 'ehhhhhe',
  '1': '4c4444e',
  '2': 'eh1248v',
  '3': 'eh161he',
  '4': '26aiv22',
  '5': 'vgu11he',
  '6': 'egguhhe',
  '7': 'v124488',
  '8': 'ehhehhe',
  '9': 'ehhf11e',
  '?': 'eh12404',
  F: 'vgguggg',
  O: 'ehhhhhe',
}

const step = 20
const rows = 11
const margin = 3
const advance = 7

export interface BulbSign {
  width: number
  height: number
  lit: string
  unlit: string
}

function isLit(digits: string, column: number, row: number): boolean {
  const digit = digits[Math.floor((column - margin) / advance)]
  const across = (column - margin) % advance
  const bulbs = Number.parseInt(glyphs[digit ?? '']?.[row - 2] ?? '0', 32)
  return column >= margin && across < 5 && ((bulbs >> (4 - across)) & 1) === 1
}

/** Paths of lit and unlit bulbs. */
export function bulbSign(digits: string): BulbSign {
  const columns = margin * 2 + digits.length * advance - 2
  const cells = Array.from({ length: rows * columns }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }))
  const dots = (lit: boolean) =>
    cells
      .filter(({ column, row }) => isLit(digits, column, row) === lit)
      .map(({ column, row }) => `M${column * step + step / 2} ${row * step + step / 2}h0`)
      .join('')
  return { width: columns * step, height: rows * step, lit: dots(true), unlit: dots(false) }
}
