const ANY = 'http://flags.localhost'
const ACCESS_PATHS = ['/sign-in', '/sign-out']

/** A path of ours that somebody asks to be led back to; the first page where it is none, or a page of the sign-in. */
export function backTo(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ANY)) return '/'
  const { origin, pathname, search } = new URL(asked, ANY)
  // Browsers take two slashes, in either direction, for another host.
  return origin !== ANY || pathname.startsWith('//') || ACCESS_PATHS.includes(pathname) ? '/' : pathname + search
}
