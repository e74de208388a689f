/** Plain query strings; the router's parser would write JSON. */
export type RawSearch = Readonly<Record<string, string>>

export const parseSearch = (text: string): RawSearch => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
