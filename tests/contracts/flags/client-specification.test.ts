import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, describe, expect, test } from 'vitest'
import { createEvaluator } from '../../../src/services/flag-evaluation/evaluate.ts'
import type { FrontendToggle } from '../../../src/services/flag-evaluation/flag-evaluation.ts'
import { flagApi, HOST } from './flag-api-stage.ts'

interface Context {
  readonly properties?: Readonly<Record<string, string | null>>
  readonly [field: string]: unknown
}

interface Case<Result> {
  readonly description: string
  readonly context: Context
  readonly toggleName: string
  readonly expectedResult: Result
}

interface Named {
  readonly name: string
}

interface State {
  readonly features: readonly Named[]
  readonly segments?: readonly { readonly id: number }[]
}

interface Delta {
  readonly events: readonly {
    readonly type: string
    readonly features?: readonly Named[]
    readonly segments?: readonly { readonly id: number }[]
    readonly feature?: Named
    readonly segment?: { readonly id: number }
    readonly featureName?: string
    readonly segmentId?: number
  }[]
}

interface Suite {
  readonly name: string
  readonly state: State | Delta
  readonly tests?: readonly Case<boolean>[]
  readonly variantTests?: readonly Case<object>[]
}

const folder = new URL(
  'specifications/',
  `file://${createRequire(import.meta.url).resolve('@unleash/client-specification/package.json')}`,
)
const read = <Content>(file: string): Content => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const suites = read<string[]>('index.json').map((file) => read<Suite>(file))

/** State of a client after a delta event; transport is not part of the test. */
function stateOf(state: State | Delta): State {
  if (!('events' in state)) return state
  const features = new Map<string, Named>()
  const segments = new Map<number, { readonly id: number }>()
  for (const event of state.events) {
    for (const feature of [...(event.features ?? []), ...(event.feature ? [event.feature] : [])])
      features.set(feature.name, feature)
    for (const segment of [...(event.segments ?? []), ...(event.segment ? [event.segment] : [])])
      segments.set(segment.id, segment)
    if (event.type === 'feature-removed') features.delete(event.featureName ?? '')
    if (event.type === 'segment-removed') segments.delete(event.segmentId ?? 0)
  }
  return { features: [...features.values()], segments: [...segments.values()] }
}

const evaluator = createEvaluator()
const respond = flagApi({ evaluate: async (context) => evaluator.toggles(context) })
afterAll(() => evaluator.close())

function queryOf({ properties = {}, ...fields }: Context): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value != null) query.append(name, String(value))
  for (const [name, value] of Object.entries(properties))
    if (value !== null) query.append(`properties[${name}]`, value)
  return query.toString()
}

const ways = {
  'in the address': (context: Context) =>
    respond(new Request(`${HOST}/api/frontend?${queryOf(context)}`, { headers: { authorization: 'good' } })),
  'in the body': (context: Context) =>
    respond(
      new Request(`${HOST}/api/frontend`, {
        method: 'POST',
        headers: { authorization: 'good', 'content-type': 'application/json' },
        body: JSON.stringify({ context }),
      }),
    ),
}

async function toggleOf(
  way: keyof typeof ways,
  { context, toggleName }: Case<unknown>,
): Promise<FrontendToggle | undefined> {
  const response = await ways[way](context)
  const text = (await response?.text()) ?? ''
  expect(response?.status, text).toBe(200)
  const { toggles }: { toggles: FrontendToggle[] } = JSON.parse(text)
  for (const toggle of toggles) expect(toggle.enabled).toBe(true)
  return toggles.find(({ name }) => name === toggleName)
}

/** Browsers only see that unlisted features are off. */
const OFF = { name: 'disabled', enabled: false, feature_enabled: false }

test('the specification is complete', () => {
  expect(suites.length).toBeGreaterThanOrEqual(22)
  for (const { tests = [], variantTests = [] } of suites)
    expect(tests.length + variantTests.length).toBeGreaterThan(0)
})

const names = Object.keys(ways) as (keyof typeof ways)[]

describe.each(suites.map((suite, index) => ({ ...suite, index })))('$name', (suite) => {
  const { state, index, tests = [], variantTests = [] } = suite
  const { features, segments = [] } = stateOf(state)
  const results = <Result>(all: readonly Case<Result>[], resultOf: (each: Case<Result>) => Result) =>
    Object.fromEntries(all.map((each, at) => [`${at} ${each.description}`, resultOf(each)]))

  for (const [at, way] of names.entries()) {
    const tags = index % names.length === at ? [] : ['exhaustive']
    test(`with the context ${way}`, { tags }, async () => {
      evaluator.load(features, segments)
      const toggles = new Map<unknown, FrontendToggle | undefined>()
      for (const each of [...tests, ...variantTests]) toggles.set(each, await toggleOf(way, each))
      expect(results(tests, (each) => toggles.get(each) !== undefined)).toEqual(
        results(tests, ({ expectedResult }) => expectedResult),
      )
      expect(results(variantTests, (each) => toggles.get(each)?.variant ?? OFF)).toEqual(
        results(variantTests, ({ expectedResult }) => expectedResult),
      )
    })
  }
})
