import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { contextOfQuery, contextOfRequest, readContext } from './flag-context.ts'

const { properties: most, characters } = serviceLimits.flags.context
const fields = ['userId', 'sessionId', 'remoteAddress', 'appName', 'environment'] as const
const ofQuery = (query: string) => readContext(contextOfQuery(new URLSearchParams(query)))

it('reads fields, properties, and fields that Unleash does not know as properties', () => {
  expect(
    ofQuery(
      'userId=7&sessionId=s&appName=web&environment=dev&properties[site]=fr&properties[%C3%A9t%C3%A9]=oui&device=phone',
    ),
  ).toEqual({
    userId: '7',
    sessionId: 's',
    appName: 'web',
    environment: 'dev',
    properties: { device: 'phone', site: 'fr', été: 'oui' },
  })
  expect(ofQuery('')).toEqual({ properties: {} })
  expect(ofQuery('currentTime=2026-11-20T12:00:00Z')).toEqual({
    currentTime: new Date('2026-11-20T12:00:00Z'),
    properties: {},
  })
})

it('uses the last of repeated names, and ignores deeper nesting', () => {
  expect(ofQuery('properties[a]=1&properties[a]=2&sessionId=x&sessionId=y')).toEqual({
    sessionId: 'y',
    properties: { a: '2' },
  })
  expect(ofQuery('properties[a][b]=1&properties[]=2&properties=3&properties[=4&x[y]=5&properties[a')).toEqual(
    { properties: {} },
  )
})

it('converts numbers and booleans to text, and null to absent', () => {
  expect(
    readContext({
      userId: 7,
      sessionId: null,
      properties: { a: 1, b: true, c: null },
      d: [1],
      e: { f: 1 },
      g: null,
    }),
  ).toEqual({
    userId: '7',
    properties: { a: '1', b: 'true' },
  })
})

it('rejects a context with a sentence', () => {
  const long = 'x'.repeat(characters + 1)
  const text = `has to be a text of at most ${characters} characters`
  const many = Object.fromEntries(Array.from({ length: most + 1 }, (_, each) => [each, '']))
  for (const [raw, fault] of [
    [null, 'it has to be an object'],
    [['a'], 'it has to be an object'],
    ['text', 'it has to be an object'],
    [{ properties: 'text' }, 'properties has to be an object'],
    [{ properties: { a: {} } }, `properties.a ${text}`],
    [{ userId: ['1'] }, `userId ${text}`],
    [{ sessionId: long }, `sessionId ${text}`],
    [{ properties: { a: long } }, `properties.a ${text}`],
    [{ currentTime: 'tomorrow' }, 'currentTime has to be a date'],
    [{ properties: many }, `there are more than ${most} properties`],
  ] as const)
    expect(readContext(raw)).toEqual({ fault })
})

it('parses every context that an SDK serializes', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => !/[[\]]/.test(text) && text.isWellFormed())
  const value = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => text.isWellFormed())
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] }),
      fc.dictionary(name, value, { maxKeys: 20 }),
      (input, properties) => {
        const query = new URLSearchParams()
        for (const [field, text] of Object.entries(input)) query.append(field, String(text))
        for (const [property, text] of Object.entries(properties))
          query.append(`properties[${property}]`, text)
        const read = ofQuery(query.toString())
        expect(read).toEqual({ ...input, properties: { ...properties } })
      },
    ),
  )
})

it('parses any query into a bounded context or a sentence', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'properties',
      '[',
      ']',
      '%',
      '=',
      '&',
      '__proto__',
      'constructor',
      'userId',
      'currentTime',
      '%00',
      'x'.repeat(600),
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 300 }), (parts) => {
      const read = ofQuery(parts.join(''))
      if ('fault' in read) {
        expect(read.fault).toMatch(/^[^]{1,200}$/)
        return
      }
      const texts = [
        ...fields.flatMap((field) => read[field] ?? []),
        ...Object.entries(read.properties).flat(),
      ]
      expect(Object.keys(read.properties).length).toBeLessThanOrEqual(most)
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(characters)
      expect(Object.getPrototypeOf(read.properties)).toBe(Object.prototype)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
  )
})

it('parses any JSON body into a context or a sentence', async () => {
  const readFrom = (body: string) =>
    contextOfRequest(
      new Request('http://x.test/api/frontend', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
      100_000,
    )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.jsonValue().map((context) => JSON.stringify({ context })),
      ),
      async (body) => {
        const read = await readFrom(body)
        if ('value' in read) {
          expect(Object.values(read.value.properties).filter((value) => typeof value !== 'string')).toEqual(
            [],
          )
          return
        }
        expect(read.refused.status).toBe(400)
        expect((await read.refused.json()).message).toMatch(/^The (?:body|context) .+\.$/)
      },
    ),
  )
})
