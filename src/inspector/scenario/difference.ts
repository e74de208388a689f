export interface Difference {
  readonly place: string
  readonly expected: unknown
  readonly seen: unknown
}

export const asJson = (value: unknown): unknown =>
  value === undefined ? null : JSON.parse(JSON.stringify(value))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** All differences of two JSON values, outermost first. */
export function differences(expected: unknown, seen: unknown, place = ''): readonly Difference[] {
  if (Object.is(expected, seen)) return []
  if (!isObject(expected) || !isObject(seen) || Array.isArray(expected) !== Array.isArray(seen))
    return [{ place, expected, seen }]
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(seen)])]
  return keys.flatMap((key) => differences(expected[key], seen[key], place === '' ? key : `${place}.${key}`))
}

const shortest = 120

export function shortJson(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > shortest ? `${text.slice(0, shortest)}…` : text
}

/** `context.page: expected 1, seen 2`, one line each, up to a limit. */
export function formatDifferences(found: readonly Difference[]): readonly string[] {
  const lines = found
    .slice(0, 5)
    .map(
      ({ place, expected, seen }) =>
        `${place || 'all'}: expected ${shortJson(expected)}, seen ${shortJson(seen)}`,
    )
  return found.length > 5 ? [...lines, `and ${found.length - 5} more`] : lines
}
