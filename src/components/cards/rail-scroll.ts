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

/** Where a rail stands; right-to-left scroll positions are negative. */
export function railEnds({ scrollLeft, clientWidth, scrollWidth }: RailPosition): RailEnds {
  const travelled = Math.abs(scrollLeft)
  return { atStart: travelled <= tolerance, atEnd: travelled + clientWidth >= scrollWidth - tolerance }
}

/** How far one press of a paging button goes: what is in view, less one card of `cardWidth` that stays as a thread. */
export function railPage(clientWidth: number, cardWidth: number): number {
  return Math.max(cardWidth, clientWidth - cardWidth)
}
