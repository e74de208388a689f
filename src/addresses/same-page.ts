interface Place {
  readonly pathname: string
}

const pageOf = ({ pathname }: Place) => pathname.split('/filters/', 1)[0]

/** Whether both show the same page, maybe of another day or with other filters. */
export const isSamePage = (from: Place | undefined, to: Place): boolean =>
  from !== undefined && pageOf(from) === pageOf(to)
