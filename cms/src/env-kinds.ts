import { z } from '../../content-models/zod.ts'
import { address, type Variable } from '../../src/server/env-kinds.ts'

/**
 * A reason not to start that the operator can remove. The message is one sentence, printed without a stack
 * trace.
 */
export class CmsStartError extends Error {
  override readonly name = 'CmsStartError'
}

const wholeNumber = 'must be a whole number from 1 to 65535'
export const port = z
  .string()
  .regex(/^\d{1,5}$/, wholeNumber)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, wholeNumber)
export const web = (example: string) =>
  address(/^https?$/, example).transform((url) => url.replace(/\/+$/, ''))
export const database = address(/^postgres(ql)?$/, 'postgres://user:password@host/database')
export const sender = /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/
export const yesNo = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true')

export interface CmsVariable<Read> extends Variable<Read> {
  /** Its value is never printed. */
  readonly isSecret?: true
}

export const hidden = <Read>(read: z.ZodType<Read, string>, meaning: string): CmsVariable<Read> => ({
  default: '',
  meaning,
  read,
  isSecret: true,
})

export type Source = Readonly<Record<string, string | undefined>>

export function valueOf<Read>(
  source: Source,
  name: string,
  { read, isSecret }: CmsVariable<Read>,
): Read | undefined {
  const text = source[name]?.trim()
  if (!text) return undefined
  const result = read.safeParse(text)
  if (result.success) return result.data
  throw new CmsStartError(
    `The environment variable ${name} ${result.error.issues[0]?.message ?? 'is not valid'}${isSecret ? '' : `, not "${text}"`}.`,
  )
}
