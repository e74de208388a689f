export interface RailPosition {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

export interface RailEnds {
  atStart: boolean
  atEnd: boolean
}

const tolerance = 4

/** Right-to-left scroll positions are negative. */
export function railEnds({ scrollLeft, clientWidth, scrollWidth }: RailPosition): RailEnds {
  const travelled = Math.abs(scrollLeft)
  return { atStart: travelled <= tolerance, atEnd: travelled + clientWidth >= scrollWidth - tolerance }
}

/** One page: the visible width minus one card, so that one stays in view. */
export function railPage(clientWidth: number, cardWidth: number): number {
  return Math.max(cardWidth, clientWidth - cardWidth)
}
