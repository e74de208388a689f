// Browsers drop control characters and read a backslash as a slash.
const hasOddSign = (text: string) =>
  text.includes('\\') || [...text].some((sign) => sign <= ' ' || sign === '\u007f')

/**
 * Path, query and fragment on `origin`, normalised as a browser reads them. Null for anything that leads
 * elsewhere: other schemes and hosts, `//`, backslashes, control characters, also percent-encoded.
 */
export function safePath(origin: string, candidate: string | null | undefined): string | null {
  if (!candidate || candidate.length > 2_000 || !candidate.startsWith('/')) return null
  for (const form of [candidate, decoded(candidate)]) {
    if (form === null || form.startsWith('//') || hasOddSign(form.split(/[?#]/, 1)[0] ?? '')) return null
  }
  if (hasOddSign(candidate)) return null
  const url = URL.parse(candidate, origin)
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** An absolute address on `origin`; else null. */
export function ownAddress(origin: string, candidate: string | null | undefined): string | null {
  if (!candidate?.startsWith(`${origin}/`) && candidate !== origin) return null
  const path = safePath(origin, candidate.slice(origin.length) || '/')
  return path === null ? null : origin + path
}

/** A path on `origin`; `/` for anything else. */
export const ownPath = (target: unknown, origin: string): string =>
  (typeof target === 'string' && safePath(origin, target)) || '/'
