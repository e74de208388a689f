import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../tests/scope.ts'
import type { Call } from './call.ts'
import { clientHostCalls } from './contract/client-host.ts'
import { contract } from './contract.ts'
import { buildOpenApi } from './openapi.ts'

type Json = Readonly<Record<string, unknown>>

const document = buildOpenApi('https://site.example', 'https://client.example', 'test')
const calls: readonly (readonly [string, Call])[] = Object.entries({ ...contract, ...clientHostCalls })

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const awkward = fc.constantFrom(
  '',
  '1900-01-01',
  '2026-02-30 25:00:00',
  '2026-11-20 20:30:00',
  '2026-11-20T20:30:00+01:00',
  '__proto__',
  'constructor',
  '../..',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '<p>text<script>alert(1)</script>',
  '1,5',
  '0012',
  'soldout',
)
const anything = fc.oneof(
  awkward,
  fc.constantFrom(null, true, -1, 0, -0, 1e308, 42),
  fc.constant([]),
  fc.constant({}),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
)

function fromSchema(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  if (!isRecord(schema) || depth > 9) return anything
  const { $ref, anyOf, type, properties, items, additionalProperties } = schema
  if (typeof $ref === 'string')
    return fromSchema(document.components.schemas[$ref.split('/').at(-1) ?? ''], depth)
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((option) => fromSchema(option, depth)))
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  const options = types.map((name): fc.Arbitrary<unknown> => {
    if (name === 'object' && isRecord(properties)) {
      const fields = Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, fromSchema(inner, depth + 1)]),
      )
      return fc.record(fields, {
        requiredKeys: ['slug', 'title', 'label', 'name', 'time'].filter((key) => key in fields),
      })
    }
    if (name === 'object') {
      const keys = fc.oneof(
        fc.constantFrom('2026-11-20', '2026-11-21', 'rex', 'fr', '__proto__'),
        fc.string(),
      )
      return fc.dictionary(keys, fromSchema(additionalProperties, depth + 1), { maxKeys: 3 })
    }
    if (name === 'array') return fc.array(fromSchema(items, depth + 1), { maxLength: 3 })
    if (name === 'number' || name === 'integer') return fc.oneof(fc.integer(), fc.double())
    if (name === 'boolean') return fc.boolean()
    if (name === 'string') return fc.oneof(awkward, fc.string({ minLength: 1, maxLength: 12 }))
    return fc.constant(null)
  })
  return fc.oneof({ weight: 12, arbitrary: fc.oneof(...options) }, { weight: 1, arbitrary: anything })
}

const form = (path: string) => path.replace(/\{\w+\}/g, '{}')

function schemaOf(call: Call): unknown {
  const [, item] =
    Object.entries(document.paths).find(([path]) => form(path) === form(`/api/${call.path}`)) ?? []
  return ['get', 'responses', '200', 'content', 'application/json', 'schema'].reduce<unknown>(
    (at, key) => (isRecord(at) ? at[key] : undefined),
    item,
  )
}

function check(call: Call, raw: unknown): boolean {
  const parsed = call.parse(raw)
  if (!parsed.ok) return false
  const text = JSON.stringify(parsed.model)
  expect(JSON.parse(text)).toStrictEqual(parsed.model)
  // Settings contain markup on purpose.
  const unsafe = call.path === 'settings' ? false : /<script|<img|href=\\"javascript:/i.test(text)
  expect(unsafe).toBe(false)
  for (const { path, reason } of parsed.skipped)
    expect(!path.startsWith('(unknown)') && reason !== '').toBe(true)
  return true
}

describe('every mapper', () => {
  test.each(calls)('%s reads any JSON without throwing', (_, call) => {
    fc.assert(
      fc.property(anything, (raw) => {
        expect(check(call, raw)).toBeTypeOf('boolean')
      }),
      { numRuns: isExhaustive ? 60 : 8 },
    )
  })

  test.each(calls)('%s reads faulty responses of its own shape', (_, call) => {
    let read = 0
    const shaped = fromSchema(schemaOf(call))
    fc.assert(
      fc.property(shaped, (raw) => {
        if (check(call, JSON.parse(JSON.stringify(raw)))) read += 1
      }),
      { numRuns: isExhaustive ? 250 : 25 },
    )
    expect(read).toBeGreaterThan(0)
  })
})

test('the contract only shared calls have cache tags', () => {
  for (const [, call] of calls) expect(call.tags.length > 0).toBe(call.reach === 'shared')
})

test('the OpenAPI document describes all calls without dangling references', () => {
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !(name in document.components.schemas))).toEqual([])
  expect(text).not.toContain('$defs')
  const signedIn = [{ bearer: [] }, { session: [], csrf: [] }]
  expect(document.paths['/api/v1/accounts/me/cinemas']).toMatchObject({
    get: { security: signedIn },
    patch: { security: signedIn, responses: { 403: {}, 409: {} } },
  })
})
