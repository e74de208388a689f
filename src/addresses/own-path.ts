/** The path, query and fragment of an address of our own origin; `/` for anything else, so that nobody is led elsewhere. */
export function ownPath(target: unknown, origin: string): string {
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, origin)) return '/'
  const address = new URL(target, origin)
  if (address.origin !== origin) return '/'
  const path = address.pathname + address.search + address.hash
  // `/.//elsewhere.example` is a path of ours that would be read as another host.
  return path.startsWith('//') ? '/' : path
}
