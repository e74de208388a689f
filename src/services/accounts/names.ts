import { serviceLimits } from '#config/service-limits.ts'
import type { FieldFault } from './refusals.ts'

const UNWRITABLE = /[\p{Cc}<>\u202a-\u202e\u2066-\u2069]/u
/** Dots of other scripts, which browsers and mail programs read as `.` in addresses. */
const OTHER_DOTS = /[\u3002\uff0e\uff61]/g
/** Text that mail programs turn into a link: a scheme or path, an address, or an ending right after a dot. */
const LINKS = /[@/\\]|\bwww\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]*\p{L}{2}/iu

export const nameOf = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

const looksLikeLink = (name: string): boolean =>
  LINKS.test(
    name
      .normalize('NFKC')
      .replace(OTHER_DOTS, '.')
      .replace(/\p{Cf}/gu, ''),
  )

export function nameFault(name: string): FieldFault | undefined {
  if (name === '') return 'missing'
  if (name.length > serviceLimits.accounts.names) return 'tooLong'
  if (UNWRITABLE.test(name)) return 'malformed'
  return looksLikeLink(name) ? 'link' : undefined
}

/** Null for a name that is left out of mails; an outside provider or an earlier version may have stored it. */
export function nameInMails(name: string | null): string | null {
  if (name === null || name.length > serviceLimits.accounts.namesInMails) return null
  return nameFault(nameOf(name)) === undefined ? name : null
}
