const ANY = 'http://flags.localhost'
const DOORS = ['/sign-in', '/sign-out']

/** A path of ours that somebody asks to be led back to; the first page where it is none, or a door. */
export function backTo(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ANY)) return '/'
  const { origin, pathname, search } = new URL(asked, ANY)
  // Browsers take two slashes, in either direction, for another host.
  return origin !== ANY || pathname.startsWith('//') || DOORS.includes(pathname) ? '/' : pathname + search
}
