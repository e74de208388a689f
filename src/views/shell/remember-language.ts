const YEAR = 365 * 24 * 60 * 60

/** Kept for the next visit to the bare address of the site; the link itself leads to the page in that language. */
export function rememberLanguage(language: string) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `lang=${language}; path=/; max-age=${YEAR}; samesite=lax${secure}`
}
