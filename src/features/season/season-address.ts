const NAME = 'showtimes'

/** The query of a page with the showtimes that are chosen now. Their names hold nothing that an address would have to escape. */
export function selectionQuery(search: string, showtimes: readonly string[]): string {
  const params = new URLSearchParams(search)
  params.delete(NAME)
  const parts = [params.toString(), showtimes.length > 0 ? `${NAME}=${showtimes.join(',')}` : ''].filter(
    (part) => part !== '',
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Writes them into the address, so that a reload or a shared link finds them again. */
export function writeSelection(showtimes: readonly string[]): void {
  const { pathname, search, hash } = location
  // The router watches the history object's own `replaceState` and would load the page again.
  History.prototype.replaceState.call(
    history,
    history.state,
    '',
    pathname + selectionQuery(search, showtimes) + hash,
  )
}

/** A link to the page in another language leads to the same selection: the server wrote it with that of the address that was loaded. */
export function carrySelection({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (link)
    link.search = selectionQuery(
      link.search,
      new URLSearchParams(location.search).get(NAME)?.split(',') ?? [],
    )
}
