/** As the browser has it, still encoded. Undefined where there is none, and where the browser shows us none. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Sets a cookie of the whole site that the browser itself reads; 0 seconds take it away. `domain`: for all hosts below it. */
export function writeCookie(name: string, value: string, seconds: number, domain = ''): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${domain && `; domain=${domain}`}${secure}`
}
