export const OUTSIDE_PAGES = '/outside/'

/** Placeholder addresses of the configuration and the demonstration, which do not exist. */
const PLACEHOLDER = /^https:\/\/((?:[a-z0-9-]+\.)+(?:marquee|film-database)\.example(?:\/[\w./-]*)?)$/

/** The replacement page for a placeholder address; other addresses unchanged. */
export function outsideHref(language: string, address: string): string {
  const [, name] = PLACEHOLDER.exec(address) ?? []
  return name === undefined ? address : `${OUTSIDE_PAGES}${language}/${name.replace(/\/$/, '')}`
}

/** Language and address (without scheme) in the path of such a page; undefined for another path. */
export function readOutsidePage(
  pathname: string,
): { readonly language: string; readonly name: string } | undefined {
  const [, language, name] = /^\/outside\/([a-z]{2})\/(.+)$/.exec(pathname) ?? []
  if (language === undefined || name === undefined || outsideHref(language, `https://${name}`) !== pathname)
    return undefined
  return { language, name }
}
