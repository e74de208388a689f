import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'

const asItIs = (value: string): string => value

export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  header?.includes(name) ? parseCookie(header, { decode: asItIs })[name] : undefined

/** `maxAge` in seconds. Throws for a value that needs encoding. */
export const serializeCookie = (
  name: string,
  value: string,
  attributes: Omit<SetCookie, 'name' | 'value' | 'path'>,
): string => stringifySetCookie({ ...attributes, name, value, path: '/' }, { encode: asItIs })

/** Browsers reject a `__Host-` cookie set by another host of the domain over https. */
export const hostCookieName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name)
