const NAME = 'showtimes'

/** The day of a token, which ends with a wall clock (`YYYY-MM-DDTHH:mm`). */
export const dayOf = (token: string): string => token.slice(-16, -6)

/** Other showtimes of the same day: a visitor chooses one a day. */
export const rivalsOf = (tokens: readonly string[], token: string): readonly string[] =>
  tokens.filter((each) => each !== token && dayOf(each) === dayOf(token))

export function toggled(tokens: readonly string[], token: string): string {
  if (tokens.includes(token)) return tokens.filter((each) => each !== token).join(',')
  const rivals = rivalsOf(tokens, token)
  return [...tokens.filter((each) => !rivals.includes(each)), token].join(',')
}

export function selectionQuery(search: string, showtimes: readonly string[]): string {
  const params = new URLSearchParams(search)
  params.delete(NAME)
  const own = showtimes.length > 0 && `${NAME}=${showtimes.join(',')}`
  const query = [params.toString(), own].filter(Boolean).join('&')
  return query && `?${query}`
}

export function writeSelection(showtimes: readonly string[]): void {
  const { pathname, search, hash } = location
  // Bypasses the router, which patches `history.replaceState` and would load the page again.
  History.prototype.replaceState.call(
    history,
    history.state,
    '',
    pathname + selectionQuery(search, showtimes) + hash,
  )
}

/**
 * Adds the selection to links to the page in another language: the server rendered them
 * with the loaded address.
 */
export function carrySelection({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (link)
    link.search = selectionQuery(
      link.search,
      new URLSearchParams(location.search).get(NAME)?.split(',') ?? [],
    )
}
