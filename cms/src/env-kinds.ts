import { address } from '@marquee/kit/start/env-kinds.ts'
import { z } from '#models/zod.ts'

const wholeNumber = 'must be a whole number from 1 to 65535'
export const port = z
  .string()
  .regex(/^\d{1,5}$/, wholeNumber)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, wholeNumber)
export const web = (example: string) =>
  address(/^https?$/, example).transform((url) => url.replace(/\/+$/, ''))
export const database = address(/^postgres(ql)?$/, 'postgres://user:password@host/database')
