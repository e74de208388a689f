import { safePath } from '@marquee/addresses/safe-path.ts'

const ANY = 'http://flags.localhost'
const ACCESS_PATHS = ['/sign-in', '/sign-out', '/break-glass']

/** The first page if the target is none of the console’s. */
export function backTo(target: string | null): string {
  const path = safePath(ANY, target)
  if (path === null) return '/'
  const { pathname, search } = new URL(path, ANY)
  const isAccess = ACCESS_PATHS.includes(pathname) || pathname.startsWith('/sign-in/')
  return isAccess ? '/' : pathname + search
}
