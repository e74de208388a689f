/** Browsers drop some of these and read a back slash as a slash. */
const hasOddSign = (text: string) =>
  text.includes('\\') || [...text].some((sign) => sign <= ' ' || sign === '\u007f')

/**
 * A path of one origin that a query or a form names, as the browser will read it; null for everything that leads elsewhere: other schemes
 * and hosts, `//`, back slashes, control characters, and the same hidden in percent signs.
 */
export function safePath(origin: string, given: string | null | undefined): string | null {
  if (!given || given.length > 2_000 || !given.startsWith('/')) return null
  for (const form of [given, decoded(given)]) {
    if (form === null || form.startsWith('//') || hasOddSign(form.split(/[?#]/, 1)[0] ?? '')) return null
  }
  if (hasOddSign(given)) return null
  const url = URL.parse(given, origin)
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

/** An absolute address of the site; null for any other. */
export function ownAddress(origin: string, given: string | null | undefined): string | null {
  if (!given?.startsWith(`${origin}/`) && given !== origin) return null
  const path = safePath(origin, given.slice(origin.length) || '/')
  return path === null ? null : origin + path
}
