import type { AnyActor } from 'xstate'

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

/** Characters of a value in a message, and those before its difference if it is longer. */
const shortest = 120
const before = 40

const jsonOf = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

function cut(text: string, from: number): string {
  const until = from + shortest
  return `${from > 0 ? '…' : ''}${text.slice(from, until)}${text.length > until ? '…' : ''}`
}

export const shortJson = (value: unknown): string => cut(jsonOf(value), 0)

function sameUntil(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function formatDifference({ place, expected, seen }: Difference): string {
  const [one, other] = [jsonOf(expected), jsonOf(seen)]
  const isLong = Math.max(one.length, other.length) > shortest
  const from = isLong ? Math.max(0, sameUntil(one, other) - before) : 0
  return `${place || 'all'}: expected ${cut(one, from)}, seen ${cut(other, from)}`
}

/** `context.page: expected 1, seen 2`, one line each, up to a limit; long values from where they differ. */
export function formatDifferences(found: readonly Difference[]): readonly string[] {
  const lines = found.slice(0, 5).map(formatDifference)
  return found.length > 5 ? [...lines, `and ${found.length - 5} more`] : lines
}

export interface Moment {
  readonly value: unknown
  readonly context: unknown
}

export function momentOf(actor: AnyActor): Moment {
  const { value, context }: Moment = actor.getSnapshot()
  return { value: asJson(value), context: asJson(context) }
}
