interface Address {
  readonly pathname: string
}

/** A path or an address up to its filters. */
export const withoutFilters = (address: string): string => address.split('/filters/', 1)[0] ?? address

/** A page of another day or with other filters is the same page. */
export const isSamePage = (from: Address | undefined, to: Address): boolean =>
  from !== undefined && withoutFilters(from.pathname) === withoutFilters(to.pathname)
