import type { Work } from './programme-files.ts'
import type { Occasion } from './shared-texts.ts'

/** Minutes of a screening besides its film. End times count them, and texts name them (`facts.ts`). */
export const minutes = {
  /** Advertisements and trailers. */
  advertising: 15,
  childrensAdvertising: 5,
  /** The interval of an opera or a night. */
  interval: 20,
  /** The interval of a long film, where the site has them. */
  filmInterval: 15,
  /** The introduction of a classic, within the time of the advertisements. */
  introduction: 10,
  /** The talk with the film's team, after it. */
  talk: 40,
} as const

export interface Screening {
  readonly work: Work
  readonly preview: 'team' | 'premiere' | null
  readonly occasion: Occasion | null
  /** An interval within a film. */
  readonly pause: boolean
}

/** Live broadcasts, operas and evenings with the film's team. */
const startsOnTheDot = ({ work, preview }: Screening): boolean =>
  preview === 'team' || work.live === true || work.strands.includes('opera')

function minutesBefore(screening: Screening): number {
  if (startsOnTheDot(screening)) return 0
  return screening.occasion === 'kids' ? minutes.childrensAdvertising : minutes.advertising
}

/** Minutes from the time on the ticket to the end. */
export function lengthOf(screening: Screening): number {
  const { work, preview, pause } = screening
  return (
    minutesBefore(screening) +
    work.duration +
    (work.intervals ?? 0) * minutes.interval +
    (pause ? minutes.filmInterval : 0) +
    (preview === 'team' ? minutes.talk : 0)
  )
}
