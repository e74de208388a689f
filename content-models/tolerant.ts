import { z } from './zod.ts'

type JsonTypes = Readonly<Record<string, unknown>>

/** Kind and inner schema of list, map and object pieces, for the OpenAPI document. */
export const wireShapes = new WeakMap<
  object,
  { readonly kind: 'list' | 'map' | 'object'; readonly of: z.ZodType }
>()

/** Kind of content, for generated forms: JSON types do not distinguish a link from a slug. */
export type WireContent =
  | 'text'
  | 'html'
  | 'slug'
  | 'slugs'
  | 'reference'
  | 'link'
  | 'number'
  | 'flag'
  | 'date'
  | 'time'
  | 'instant'
  | 'texts'
  | 'picture'
  | 'code'
export const wireContents = new WeakMap<object, WireContent>()

/** A schema that accepts anything, also a missing key. `In` describes what a source should send. */
export interface Piece<Out, In> extends z.ZodType<Out, In | undefined> {
  readonly _zod: z.core.$ZodTypeInternals<Out, In | undefined> & { readonly optin: 'optional' }
}

type Read<Out> = (value: unknown) => Out

// The cast states the input type for TypeScript only: the schema accepts every value at run time.
export function reading<Out, In>(described: z.ZodType, read: Read<Out>): Piece<Out, In> {
  const schema: unknown = described.optional().transform((value): unknown => read(value))
  return schema as Piece<Out, In>
}

/**
 * Accepts anything, also a missing key, and reads the usable part. `In`, `json` and `content` describe
 * what a source should send.
 */
export function tolerant<In>(json: JsonTypes, content?: WireContent) {
  const described: z.ZodType = z.unknown().meta(json)
  if (content !== undefined) wireContents.set(described, content)
  return <Out>(read: Read<Out>): Piece<Out, In> => reading(described, read)
}

export function shaped<In = unknown>(
  kind: 'list' | 'map' | 'object',
  of: z.ZodType,
  accepts: (value: unknown) => boolean = () => true,
): z.ZodType<In, In> {
  const piece = z.custom<In>(accepts, `expected a ${kind}`)
  wireShapes.set(piece, { kind, of })
  return piece
}
