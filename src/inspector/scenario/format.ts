import { z } from '../../../content-models/zod.ts'

/**
 * A scenario: one story of one machine, as lines of JSON. The first is its header, the others stand in time (`at`, in ms since its clock):
 * what happened (`event`), what the network was asked and said (`http`), and how the machine stood then (`snapshot`).
 *
 * An event that an actor of the machine brought names that actor in `from`; without it, the visitor or the page did something. Texts may say
 * `{site}` and `{language}`: a scenario is replayed on each of its editions.
 */

const at = z.number().nonnegative()
const text = z.string().min(1)
const json = z.unknown()

const edition = z.strictObject({ site: text, language: text })

const header = z.strictObject({
  kind: z.literal('header'),
  title: text,
  machine: text,
  editions: z.array(edition).min(1),
  flags: z.record(text, z.boolean()),
  clock: z.iso.datetime(),
  seed: z.number().int().nonnegative(),
  /** Version of the chart that the scenario was recorded from. */
  chart: text,
  /** Midway: recorded from a machine that ran already; its first snapshot is where it begins. */
  begins: z.enum(['fresh', 'midway']),
  input: json,
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
    /** 0: nobody answered. */
    status: z.number().int().min(0).max(599),
    headers: z.record(text, z.string()).optional(),
    sent: json.optional(),
    body: json,
    delay: z.number().nonnegative(),
  }),
  z.strictObject({ kind: z.literal('snapshot'), at, value: json, context: json }),
])

export type ScenarioEdition = z.output<typeof edition>
export type ScenarioHeader = z.output<typeof header>
export type ScenarioLine = z.output<typeof line>
export type EventLine = Extract<ScenarioLine, { kind: 'event' }>
export type HttpLine = Extract<ScenarioLine, { kind: 'http' }>
export type SnapshotLine = Extract<ScenarioLine, { kind: 'snapshot' }>

/** A line with the number it has in its file; the header is 1. */
export type Numbered<Line extends ScenarioLine> = Line & { readonly number: number }
export type NumberedLine = Numbered<EventLine> | Numbered<HttpLine> | Numbered<SnapshotLine>

export interface Scenario {
  readonly header: ScenarioHeader
  readonly lines: readonly NumberedLine[]
}

/** Says on which line a scenario cannot be read, and why. */
class ScenarioError extends Error {
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

/** Throws ScenarioError for the first line that is none. Empty lines are passed over. */
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

/** The text of a scenario, one line each. */
export function writeScenario({
  header: head,
  lines,
}: {
  readonly header: ScenarioHeader
  readonly lines: readonly ScenarioLine[]
}): string {
  const own = lines.map((each) => ({ ...each, number: undefined }))
  return `${[head, ...own].map((each) => JSON.stringify(each)).join('\n')}\n`
}

/** The same scenario with the words of one edition in its texts. */
export function inEdition({ header: head, lines }: Scenario, { site, language }: ScenarioEdition): Scenario {
  const fill = <T>(value: T): T => {
    const filled = JSON.stringify(value).replaceAll('{site}', site).replaceAll('{language}', language)
    return JSON.parse(filled) as T
  }
  return { header: { ...head, input: fill(head.input) }, lines: lines.map((each) => fill(each)) }
}
