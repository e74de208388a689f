/** Null where there is none, and where the browser shows us none. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}

/** Takes a cookie away that another host of ours has set for all of them. */
export function dropSharedCookie(name: string): void {
  document.cookie = `${name}=; path=/; domain=${location.hostname}; max-age=0`
}
