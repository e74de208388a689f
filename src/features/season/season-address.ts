const NAME = 'showtimes'

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
