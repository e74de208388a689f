/** Pages of the server in the place of sites that nobody has. */
export const OUTSIDE_PAGES = '/outside/'

/** What the configuration and the demonstration ship for sites of others, until a chain names its own. */
const PLACEHOLDER = /^https:\/\/((?:[a-z0-9-]+\.)+(?:marquee|film-database)\.example(?:\/[\w./-]*)?)$/

/** Where a link to another site leads in a page of this language. */
export function outsideHref(language: string, address: string): string {
  const [, name] = PLACEHOLDER.exec(address) ?? []
  return name === undefined ? address : `${OUTSIDE_PAGES}${language}/${name.replace(/\/$/, '')}`
}

/** The language and the address without scheme of such a page's path; undefined where it names none. */
export function readOutsidePage(pathname: string): { readonly language: string; readonly name: string } | undefined {
  const [, language, name] = /^\/outside\/([a-z]{2})\/(.+)$/.exec(pathname) ?? []
  if (language === undefined || name === undefined || outsideHref(language, `https://${name}`) !== pathname) return undefined
  return { language, name }
}
