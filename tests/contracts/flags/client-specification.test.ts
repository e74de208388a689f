import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createEvaluator } from '@marquee/flags/evaluation/evaluate.ts'
import type { FrontendToggle } from '@marquee/flags/evaluation/flag-evaluation.ts'
import { afterAll, expect, test } from 'vitest'
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

interface Suite {
  readonly name: string
  readonly state: {
    /** None: the suite is about how changes travel. */
    readonly features?: readonly object[]
    readonly segments?: readonly object[]
  }
  readonly tests?: readonly Case<boolean>[]
  readonly variantTests?: readonly Case<object>[]
}

const folder = new URL(
  'specifications/',
  `file://${createRequire(import.meta.url).resolve('@unleash/client-specification/package.json')}`,
)
const read = <Content>(file: string): Content => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const suites = read<string[]>('index.json')
  .map((file) => read<Suite>(file))
  .filter(({ state }) => state.features)

const evaluator = createEvaluator()
const respond = flagApi({ evaluate: async (context) => evaluator.toggles(context) })
afterAll(() => evaluator.close())

const authorization = 'good'

function inAddress({ properties = {}, ...fields }: Context): Request {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value != null) query.append(name, String(value))
  for (const [name, value] of Object.entries(properties))
    if (value !== null) query.append(`properties[${name}]`, value)
  return new Request(`${HOST}/api/frontend?${query}`, { headers: { authorization } })
}

const inBody = (context: Context): Request =>
  new Request(`${HOST}/api/frontend`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ context }),
  })

async function toggleOf(request: Request, name: string): Promise<FrontendToggle | undefined> {
  const response = (await respond(request)) ?? expect.unreachable('nothing at this address')
  expect(response.status).toBe(200)
  const { toggles }: { toggles: FrontendToggle[] } = await response.json()
  for (const toggle of toggles) expect(toggle.enabled).toBe(true)
  return toggles.find((toggle) => toggle.name === name)
}

/** Browsers only see that unlisted features are off. */
const OFF = { name: 'disabled', enabled: false, feature_enabled: false }

test.each(suites.map((suite, index) => ({ ...suite, requestOf: index % 2 === 0 ? inAddress : inBody })))(
  '$name',
  async ({ state: { features = [], segments = [] }, tests = [], variantTests = [], requestOf }) => {
    evaluator.load(features, segments)
    const found = async (each: Case<unknown>) => toggleOf(requestOf(each.context), each.toggleName)
    for (const each of tests)
      expect([each.description, (await found(each)) !== undefined]).toEqual([
        each.description,
        each.expectedResult,
      ])
    for (const each of variantTests)
      expect([each.description, (await found(each))?.variant ?? OFF]).toEqual([
        each.description,
        each.expectedResult,
      ])
  },
)
