const ANY = 'http://flags.localhost'
const ACCESS_PATHS = ['/sign-in', '/sign-out']

/** A path of ours that somebody asks to be led back to; the first page where it is none, or a page of the sign-in. */
export function backTo(target: string | null): string {
  if (!target?.startsWith('/') || !URL.canParse(target, ANY)) return '/'
  const { origin, pathname, search } = new URL(target, ANY)
  // Browsers take two slashes, in either direction, for another host.
  return origin !== ANY || pathname.startsWith('//') || ACCESS_PATHS.includes(pathname)
    ? '/'
    : pathname + search
}
