import { z } from 'zod'
import { siteIds } from '../../config/sites.ts'
import { areSecrets } from '../../content-models/secrets.ts'

export interface Variable<Read> {
  readonly default: string
  readonly meaning: string
  readonly read: z.ZodType<Read, string>
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
  .enum(['', '0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')
export const orUnset = <Read>(schema: z.ZodType<Read, string>) =>
  z.union([z.literal('').transform((): Read | undefined => undefined), schema])
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

export const variable = <Read>(
  read: z.ZodType<Read, string>,
  preset: string,
  meaning: string,
): Variable<Read> => ({
  default: preset,
  meaning,
  read,
})

export const megabytes = (preset: string, meaning: string) =>
  variable(
    z
      .string()
      .regex(/^[1-9]\d{0,4}$/, 'must be a whole number from 1 to 99999')
      .transform(Number),
    preset,
    meaning,
  )
