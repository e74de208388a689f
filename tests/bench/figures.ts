export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly digits?: number
  /** Largest value that holds; absent: no limit. */
  readonly limit?: number | undefined
  /** The only value that holds. */
  readonly exactly?: number
  readonly note?: string
}

function verdictOf({ value, limit, exactly }: Figure): string {
  if (exactly !== undefined) return `exactly ${exactly}: ${value === exactly ? 'right' : 'WRONG'}`
  return limit === undefined ? '' : `at most ${limit}: ${value <= limit ? 'reached' : 'NOT REACHED'}`
}

export function printFigure(figure: Figure): void {
  const { what, value, unit, digits = 0, note = '' } = figure
  const cells = [
    what.padEnd(52),
    value.toFixed(digits).padStart(9),
    unit.padEnd(2),
    verdictOf(figure).padEnd(24),
    note,
  ]
  console.log(cells.join(' ').trimEnd())
}

export const printTitle = (title: string): void => console.log(`\n${title}`)
