import type { z } from 'zod'
import { type Parsed, parseWire } from '#models/parse.ts'

export type Params = Readonly<Record<string, string | undefined>>

/**
 * `observed`: seen at sources in the field. `designed`: our own shape, which no outside
 * source is known to send.
 */
export type Origin = 'observed' | 'designed'

/** Only responses to `shared` calls are cached, de-duplicated and served stale. */
export type Reach = 'shared' | 'personal'

/**
 * The meaning of an empty response. `item`: null, `{}` and `[]` mean that it does not exist. `record`: only null
 * does, `[]` is the empty record. `list`: only null does.
 */
export type ResponseKind = 'item' | 'record' | 'list'

type QuerySpec = Readonly<Record<string, 'required' | 'optional'>>

export interface Call<M = unknown> {
  readonly summary: string
  readonly path: string
  readonly query: QuerySpec
  readonly language: boolean
  readonly headers: readonly string[]
  readonly origin: Origin
  readonly reach: Reach
  readonly returns: ResponseKind
  /** Cache tags; `{name}` is filled from the parameters. */
  readonly tags: readonly string[]
  readonly wire: z.ZodType
  readonly parse: (raw: unknown) => Parsed<M>
  /** The reason why a response means "not found" beyond `returns`; null if it does not. */
  readonly missing: (raw: unknown) => string | null
}

export interface TypedCall<P, M> extends Call<M> {
  /** Type only: never set. */
  readonly parameters?: P
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never
type RequiredNames<Q extends QuerySpec> = {
  [Name in keyof Q]: Q[Name] extends 'required' ? Name : never
}[keyof Q] &
  string
type OptionalNames<Q extends QuerySpec> = {
  [Name in keyof Q]: Q[Name] extends 'optional' ? Name : never
}[keyof Q] &
  string

export type ParamsFor<Path extends string, Q extends QuerySpec, L extends boolean> = {
  readonly [Name in PathNames<Path> | RequiredNames<Q> | (L extends true ? 'language' : never)]: string
} & { readonly [Name in OptionalNames<Q>]?: string }

interface Definition<Q extends QuerySpec, L extends boolean, W, M> {
  readonly summary: string
  readonly query?: Q
  readonly language?: L
  readonly headers?: readonly string[]
  readonly origin?: Origin
  readonly reach?: Reach
  readonly returns: ResponseKind
  readonly tags?: readonly string[]
  readonly wire: z.ZodType<W>
  readonly toModel: (wire: W) => M
  readonly missing?: (raw: unknown) => string | null
}

/** Completes a call of the contract; its parameters are derived from path and query. */
export function call<
  const Path extends string,
  W,
  M,
  const Q extends QuerySpec = Record<never, 'optional'>,
  const L extends boolean = true,
>(path: Path, definition: Definition<Q, L, W, M>): TypedCall<ParamsFor<Path, Q, L>, M> {
  const { wire, toModel, ...given } = definition
  return {
    path,
    query: {},
    language: true,
    headers: [],
    origin: 'designed',
    reach: 'shared',
    tags: [],
    missing: () => null,
    ...given,
    wire,
    parse: (raw) => parseWire(wire, toModel, raw),
  }
}

/** Path and query below the API's base; null if a parameter cannot be part of an address. */
export function addressOf(call: Call, params: Params): string | null {
  let possible = true
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (value === '' || value === '.' || value === '..') possible = false
    return encodeURIComponent(value)
  })
  if (!possible) return null
  const query = new URLSearchParams()
  for (const name of [...(call.language ? ['language'] : []), ...Object.keys(call.query)]) {
    const value = params[name]
    if (value !== undefined) query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

export function tagsOf(call: Call, params: Params): readonly string[] {
  return call.tags.map((tag) => tag.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''))
}
