import type { StateValue } from 'xstate'
import { z } from '#models/zod.ts'

/**
 * A scenario of one machine as JSON lines: a header, then in time order (`at`, milliseconds of its clock)
 * events (`event`), requests with their responses (`http`), states (`snapshot`), and in recordings what the
 * visitor pressed and typed (`gesture`), which a replay skips: it has the events.
 *
 * The event of an actor names that actor in `from`; without it, the visitor or the page sent it. Texts may
 * contain `{site}` and `{language}`: a scenario is replayed for each of its editions.
 */

const at = z.number().nonnegative()
const text = z.string().min(1)
const json = z.unknown()

export const stateValue: z.ZodType<StateValue> = z.lazy(() => z.union([text, z.record(text, stateValue)]))

const edition = z.strictObject({ site: text, language: text })

const header = z.strictObject({
  kind: z.literal('header'),
  title: text,
  machine: text,
  editions: z.array(edition).min(1),
  flags: z.record(text, z.boolean()),
  clock: z.iso.datetime(),
  seed: z.number().int().nonnegative(),
  chart: text,
  /** Midway: recorded from a running machine; its first snapshot is the start. */
  begins: z.enum(['fresh', 'midway']),
  input: json,
  /** Path of the page on which it was recorded. */
  page: text.optional(),
})

const line = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('event'),
    at,
    event: z.looseObject({ type: text }),
    from: text.optional(),
  }),
  z.strictObject({
    kind: z.literal('http'),
    at,
    method: z.string().regex(/^[A-Z]+$/),
    path: text,
    /** 0: no response. */
    status: z.number().int().min(0).max(599),
    headers: z.record(text, z.string()).optional(),
    sent: json.optional(),
    body: json,
    delay: z.number().nonnegative(),
  }),
  z.strictObject({ kind: z.literal('snapshot'), at, value: stateValue, context: json }),
  z.strictObject({
    kind: z.literal('gesture'),
    at,
    action: z.enum(['click', 'fill', 'select', 'press']),
    role: text,
    name: z.string(),
    /** Its place among visible elements of this role and name; 0 if left out. */
    nth: z.number().int().positive().optional(),
    /** Text typed, option chosen, or key pressed. */
    value: z.string().optional(),
  }),
])

export type ScenarioEdition = z.output<typeof edition>
export type ScenarioHeader = z.output<typeof header>
export type ScenarioLine = z.output<typeof line>
export type EventLine = Extract<ScenarioLine, { kind: 'event' }>
export type HttpLine = Extract<ScenarioLine, { kind: 'http' }>
export type SnapshotLine = Extract<ScenarioLine, { kind: 'snapshot' }>
export type GestureLine = Extract<ScenarioLine, { kind: 'gesture' }>

/** A line with its number in the file; the header is 1. */
export type Numbered<Line extends ScenarioLine> = Line & { readonly number: number }
export type NumberedLine =
  | Numbered<EventLine>
  | Numbered<HttpLine>
  | Numbered<SnapshotLine>
  | Numbered<GestureLine>

export interface Scenario {
  readonly header: ScenarioHeader
  readonly lines: readonly NumberedLine[]
}

export class ScenarioError extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`)
    this.name = 'ScenarioError'
    this.line = line
  }
}

function jsonOf(source: string, number: number): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new ScenarioError(number, `no JSON: ${source.slice(0, 60)}`)
  }
}

function read<T>(schema: z.ZodType<T>, source: string, number: number): T {
  const parsed = schema.safeParse(jsonOf(source, number))
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter((part) => part !== '').join(': '),
  )
  throw new ScenarioError(number, reasons.join('; '))
}

/** The header of a file whose other lines may be invalid. Throws ScenarioError. */
export const readHeader = (jsonl: string): ScenarioHeader => read(header, jsonl.split('\n', 1)[0] ?? '', 1)

/** Throws ScenarioError for the first invalid line. Empty lines are skipped. */
export function parseScenario(jsonl: string): Scenario {
  const sources = jsonl
    .split('\n')
    .flatMap((source, index) => (source.trim() === '' ? [] : [{ source, number: index + 1 }]))
  const [first, ...others] = sources
  if (first === undefined) throw new ScenarioError(1, 'the header is missing')
  const parsed: Scenario = {
    header: read(header, first.source, first.number),
    lines: others.map(({ source, number }) => Object.assign(read(line, source, number), { number })),
  }
  let time = 0
  for (const each of parsed.lines) {
    if (each.at < time)
      throw new ScenarioError(each.number, `at ${each.at} ms, but the line before was at ${time} ms`)
    time = each.at
  }
  const begins = parsed.lines.find(({ kind }) => kind === 'snapshot')
  if (parsed.header.begins === 'midway' && begins === undefined)
    throw new ScenarioError(first.number, 'begins midway, but has no snapshot')
  return parsed
}

export function inEdition({ header: head, lines }: Scenario, { site, language }: ScenarioEdition): Scenario {
  const fill = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('{site}', site).replaceAll('{language}', language))
  return {
    header: { ...head, input: fill(head.input) },
    lines: lines.map(({ number, ...each }) => Object.assign(line.parse(fill(each)), { number })),
  }
}
