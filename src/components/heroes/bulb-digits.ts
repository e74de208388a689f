const glyphs: Record<string, readonly string[]> = {
  '0': ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  '1': ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  '2': ['.###.', '#...#', '....#', '...#.', '..#..', '.#...', '#####'],
  '3': ['.###.', '#...#', '....#', '..##.', '....#', '#...#', '.###.'],
  '4': ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
  '5': ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
  '6': ['.###.', '#....', '#....', '####.', '#...#', '#...#', '.###.'],
  '7': ['#####', '....#', '...#.', '..#..', '..#..', '.#...', '.#...'],
  '8': ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
  '9': ['.###.', '#...#', '#...#', '.####', '....#', '....#', '.###.'],
  '?': ['.###.', '#...#', '....#', '...#.', '..#..', '.....', '..#..'],
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
  return column >= margin && digit !== undefined && glyphs[digit]?.[row - 2]?.[across] === '#'
}

/** A panel of bulbs that spells a number, or asks, as two paths of dots: lit and unlit. */
export function bulbSign(digits: string): BulbSign {
  const columns = margin * 2 + digits.length * advance - 2
  const cells = Array.from({ length: rows * columns }, (_, index) => ({ column: index % columns, row: Math.floor(index / columns) }))
  const dots = (lit: boolean) =>
    cells
      .filter(({ column, row }) => isLit(digits, column, row) === lit)
      .map(({ column, row }) => `M${column * step + step / 2} ${row * step + step / 2}h0`)
      .join('')
  return { width: columns * step, height: rows * step, lit: dots(true), unlit: dots(false) }
}
