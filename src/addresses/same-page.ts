interface Place {
  readonly pathname: string
}

const pageOf = ({ pathname }: Place) => pathname.split('/filters/', 1)[0]

/** Both show the same page, of another day or under other filters. */
export const isSamePage = (from: Place | undefined, to: Place): boolean =>
  from !== undefined && pageOf(from) === pageOf(to)
