import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'

const asItIs = (value: string): string => value

/** The first cookie of that name in a `Cookie` header. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  header?.includes(name) ? parseCookie(header, { decode: asItIs })[name] : undefined

/** A `Set-Cookie` line for every path of a host; `maxAge` in seconds. Throws for a value that would have to be encoded. */
export const serializeCookie = (
  name: string,
  value: string,
  attributes: Omit<SetCookie, 'name' | 'value' | 'path'>,
): string => stringifySetCookie({ ...attributes, name, value, path: '/' }, { encode: asItIs })

/** Over https the browser itself sees to it that no other host of the domain sets a cookie of this name. */
export const hostCookieName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name)
