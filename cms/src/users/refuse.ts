import { APIError } from 'payload'
import { interfaceLanguage, type WithLanguage } from '../texts/texts.ts'
import type { RefusalText } from './refusals.ts'

export const refusal = (req: WithLanguage, text: RefusalText, status: 400 | 403 | 409 = 403): APIError =>
  new APIError(text(interfaceLanguage(req)), status, null, true)
