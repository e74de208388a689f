import { APIError } from 'payload'
import { interfaceLanguage, type WithLanguage } from '../texts/texts.ts'
import type { RefusalText } from './refusals.ts'

/** An error with its reason in the user's language. */
export const refusal = (req: WithLanguage, text: RefusalText, status: 400 | 403 | 409 = 403): APIError =>
  new APIError(text(interfaceLanguage(req)), status, null, true)
