/** Path, query and fragment of an address of our own origin; `/` for others, to prevent open redirects. */
export function ownPath(target: unknown, origin: string): string {
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, origin)) return '/'
  const address = new URL(target, origin)
  if (address.origin !== origin) return '/'
  const path = address.pathname + address.search + address.hash
  // `/.//elsewhere.example` normalizes to another host.
  return path.startsWith('//') ? '/' : path
}
