/** The encoded value; undefined without the cookie or without access. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * Sets a cookie for the whole site that scripts can read; 0 seconds deletes it.
 * `domain`: for all hosts below it.
 */
export function writeCookie(name: string, value: string, seconds: number, domain = ''): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${domain && `; domain=${domain}`}${secure}`
}
