import { z } from 'zod'
import { authentication } from '#config/authentication.ts'
import { wireShapes } from '#models/tolerant.ts'
import type { Call } from './call.ts'
import { clientHostCalls } from './contract/client-host.ts'
import { type WriteCall, writeCalls } from './contract/writes.ts'
import { contract } from './contract.ts'

type Json = Readonly<Record<string, unknown>>
type Schemas = Record<string, Json>

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Json>>
  readonly components: { readonly schemas: Schemas; readonly securitySchemes: Json }
}

const reference = '#/components/schemas/'

const emptyMap = { type: 'array', maxItems: 0, description: 'An empty map arrives as an empty list.' }

const shapes = {
  list: (inner: Json) => ({ type: ['array', 'null'], items: inner }),
  map: (inner: Json) => ({
    anyOf: [{ type: 'object', additionalProperties: inner }, emptyMap, { type: 'null' }],
  }),
  object: (inner: Json) => ({ anyOf: [inner, emptyMap, { type: 'null' }] }),
} as const

function toJsonSchema(schema: z.ZodType, schemas: Schemas): Json {
  const {
    $schema: _schema,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const shape = wireShapes.get(zodSchema)
      if (shape === undefined) return
      const inner = toJsonSchema(shape.of, schemas)
      Object.assign(jsonSchema, shapes[shape.kind](inner))
    },
  })
  for (const [id, definition] of Object.entries($defs ?? {})) schemas[id] ??= withoutId(pointed(definition))
  return withoutId(pointed(json))
}

function pointed(json: unknown): Json {
  const text = JSON.stringify(json).replaceAll('"#/$defs/', `"${reference}`)
  const parsed: Json = JSON.parse(text)
  return parsed
}

function withoutId({ id: _id, ...json }: Json): Json {
  return json
}

const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

function parameters(call: Pick<Call, 'path' | 'query' | 'language' | 'headers'>): readonly Json[] {
  const text = { type: 'string' }
  const query = [...(call.language ? [['language', 'required']] : []), ...Object.entries(call.query)]
  return [
    ...pathNames(call.path).map((name) => ({ name, in: 'path', required: true, schema: text })),
    ...query.map(([name, need]) => ({ name, in: 'query', required: need === 'required', schema: text })),
    ...call.headers.map((name) => ({ name, in: 'header', required: true, schema: text })),
  ]
}

const failures = {
  '404': { description: 'Does not exist.' },
  '410': { description: 'Existed and is gone for good.' },
  '503': { description: 'The source does not answer now.' },
}

/** Optional: a source without versions is read again when its responses expire. */
const versionHeader = {
  ETag: { description: 'Version of the response; optional.', schema: { type: 'string' } },
}
const unchanged = { '304': { description: 'The version in If-None-Match is current.' } }

/** A token everywhere; on the client host also its session, which requires the CSRF value for changes. */
const signedIn = [{ bearer: [] }, { session: [], csrf: [] }]

const refusals = {
  '400': { description: 'The body is not what the call takes.' },
  '401': { description: 'Nobody is signed in.' },
  '403': { description: 'Another client, or a session without its CSRF value.' },
  '409': { description: 'No more favourite cinemas; `limit` says how many there may be.' },
}

type Named<T> = readonly [name: string, call: T]

/**
 * OpenAPI identifies paths by form: calls that differ in parameter names only are one
 * operation with either response.
 */
function readOperation(calls: readonly [Named<Call>, ...Named<Call>[]], schemas: Schemas): Json {
  const [[name, call], ...others] = calls
  const wireSchemas = calls.map(([, one]) => toJsonSchema(one.wire, schemas))
  return {
    operationId: name,
    summary: calls.map(([, one]) => one.summary).join('; or: '),
    'x-origin': call.origin,
    'x-reach': call.reach,
    'x-cache-tags': call.tags,
    ...(others.length === 0
      ? {}
      : { 'x-also': others.map(([other, { origin }]) => ({ name: other, origin })) }),
    parameters: parameters(call),
    responses: {
      '200': {
        description: 'OK',
        ...(call.reach === 'shared' && { headers: versionHeader }),
        content: {
          'application/json': { schema: wireSchemas.length === 1 ? wireSchemas[0] : { anyOf: wireSchemas } },
        },
      },
      ...(call.reach === 'shared' && unchanged),
      ...failures,
    },
    ...(call.path.includes('accounts/me') || call.path.startsWith('client/') ? { security: signedIn } : {}),
  }
}

function writeOperation(name: string, call: WriteCall, schemas: Schemas): Json {
  const language = !call.path.includes('{language}')
  return {
    operationId: name,
    summary: call.summary,
    'x-origin': 'designed',
    'x-reach': 'personal',
    parameters: parameters({ path: call.path, query: {}, language, headers: [] }),
    ...(call.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(call.body, schemas) } },
          },
        }),
    ...(call.open
      ? {
          responses: {
            '204': { description: 'Done.' },
            '400': { description: 'Not valid.' },
            '429': { description: 'Too many.' },
          },
        }
      : {
          responses: { '204': { description: 'Done.' }, ...refusals, '404': failures['404'] },
          security: signedIn,
        }),
  }
}

const formOf = (path: string) => path.replace(/\{\w+\}/g, '{}')

function groupByForm(calls: readonly Named<Call>[]): readonly [Named<Call>, ...Named<Call>[]][] {
  const groups = new Map<string, [Named<Call>, ...Named<Call>[]]>()
  for (const one of calls) {
    const group = groups.get(formOf(one[1].path))
    if (group === undefined) groups.set(formOf(one[1].path), [one])
    else group.push(one)
  }
  return [...groups.values()]
}

interface Described {
  readonly host: 'site' | 'client'
  readonly method: string
  readonly path: string
  readonly operation: Json
}

function describeAll(schemas: Schemas): readonly Described[] {
  const reads = (calls: Readonly<Record<string, Call>>, host: 'site' | 'client') =>
    groupByForm(Object.entries(calls)).map((group) => ({
      host,
      method: 'get',
      path: group[0][1].path,
      operation: readOperation(group, schemas),
    }))
  const writes = Object.entries(writeCalls).map(([name, call]: [string, WriteCall]) => ({
    host: call.host,
    method: call.method,
    path: call.path,
    operation: writeOperation(name, call, schemas),
  }))
  return [...reads(contract, 'site'), ...reads(clientHostCalls, 'client'), ...writes]
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  session: { type: 'apiKey', in: 'cookie', name: authentication.cookies.session },
  csrf: { type: 'apiKey', in: 'header', name: authentication.csrfHeader },
}

/**
 * The contract as an OpenAPI 3.1 document. `server` and `clientServer` are the origins of a
 * site and of its client host.
 */
export function buildOpenApi(server: string, clientServer: string, version: string): OpenApiDocument {
  const schemas: Schemas = {}
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { host, method, path, operation } of describeAll(schemas)) {
    const item = (paths[`/api/${path}`] ??= host === 'client' ? { servers: [{ url: clientServer }] } : {})
    item[method] = operation
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee content API',
      version,
      description:
        'x-origin: `observed` calls have the shape that sources in the field send, `designed` calls a shape of our own. Readers accept more than is stated here.',
    },
    servers: [{ url: server }],
    paths,
    components: { schemas, securitySchemes },
  }
}
