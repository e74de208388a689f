import { z } from 'zod'
import { siteIds } from '#config/sites.ts'
import { areSecrets } from '../secrets/secrets.ts'
import { OperatorError } from './operator-error.ts'

export interface Description {
  /** The default as text; empty where the variable may be absent. */
  readonly default: string
  readonly meaning: string
  /** Its value is never printed. */
  readonly isSecret?: boolean
}

const descriptions = z.registry<Description>()

export type Variables = Readonly<Record<string, z.ZodType<unknown, string | undefined>>>
export type Source = Readonly<Record<string, string | undefined>>

/** Description of a variable, for tables. */
export const descriptionOf = (schema: Variables[string]): Description =>
  descriptions.get(schema) ?? { default: '', meaning: '' }

/** The default replaces an empty text, too. */
export const variable = <Read>(read: z.ZodType<Read, string>, preset: string, meaning: string) =>
  z
    .string()
    .optional()
    .transform((text) => text?.trim() || preset)
    .pipe(read)
    .register(descriptions, { default: preset, meaning })

/** Undefined where the text is absent or empty. `shown`: the default that its reader works out, for tables. */
export const optional = <Read>(
  read: z.ZodType<Read, string>,
  meaning: string,
  { shown = '', isSecret = false }: { readonly shown?: string; readonly isSecret?: boolean } = {},
) =>
  z
    .string()
    .optional()
    .transform((text) => text?.trim() || undefined)
    .pipe(read.optional())
    .register(descriptions, { default: shown, meaning, isSecret })

export const secret = <Read>(read: z.ZodType<Read, string>, meaning: string) =>
  optional(read, meaning, { isSecret: true })

/**
 * The values of variables. Throws an OperatorError that names the first invalid one.
 *
 * @param suffix of every name in the source
 */
export function readVariables<Shape extends Variables>(
  shape: Shape,
  source: Source,
  suffix = '',
): z.output<z.ZodObject<Shape>> {
  const texts = Object.fromEntries(Object.keys(shape).map((name) => [name, source[name + suffix]]))
  const result = z.object(shape).safeParse(texts)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const name = String(issue?.path[0])
  const schema = shape[name]
  const isSecret = schema && descriptionOf(schema).isSecret
  throw new OperatorError(
    `The environment variable ${name}${suffix} ${issue?.message}${isSecret ? '' : `, not "${texts[name]?.trim()}"`}.`,
  )
}

/**
 * Throws an OperatorError unless both values of each pair are there, or neither.
 *
 * @param pairs names of variables
 */
export function requireTogether<Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  pairs: readonly (readonly [Name, Name])[],
): void {
  for (const [first, second] of pairs) {
    if ((values[first] === undefined) !== (values[second] === undefined))
      throw new OperatorError(
        `The environment variables ${first} and ${second} go together: set both or neither.`,
      )
  }
}

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
const CLAIM = '(?:email|email_verified|given_name|family_name)=[^\\s,]+'
export const CLAIMS = new RegExp(`^${CLAIM}(?:,${CLAIM})*$`)
const SITES = siteIds.join('|')
const GRANT = String.raw`[^,=][^,]*=(?:admin|viewer|editor:(?:${SITES})(?:\+(?:${SITES}))*)`

export const grants = z
  .string()
  .regex(
    new RegExp(String.raw`^${GRANT}(?:\s*,\s*${GRANT})*$`),
    'must be pairs such as cinema-admins=admin,cinema-benelux=editor:be+nl,staff=viewer',
  )
export const secretText = z.string().regex(/^[\x21-\x7E]+$/, 'must be a secret without spaces')
export const scopes = z.string().regex(/^(?:\S+ )*openid(?: \S+)*$/, 'must be scopes with openid among them')
export const yesNo = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')
export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` })
export const secrets = z.string().refine(areSecrets, 'must have at least 32 characters')
export const host = z
  .string()
  .toLowerCase()
  .regex(HOST, 'must be a host name such as cinema.example, with a port if the visitors see one')

export const days = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days from 1 to 9999')
  .transform(Number)

export const megabytes = (preset: string, meaning: string) =>
  variable(
    z
      .string()
      .regex(/^[1-9]\d{0,4}$/, 'must be a whole number from 1 to 99999')
      .transform(Number),
    preset,
    meaning,
  )
