import { z } from 'zod'
import { list, reference, requiredText, text } from './wire.ts'

/** Null on a show means unrated. `warning` is the editor's text, `advice` the rating body's (Cinecheck). */
export interface ContentRating {
  readonly ref: string | null
  readonly label: string | null
  /** Meaning of the label. */
  readonly description: string | null
  readonly warning: string | null
  readonly advice: readonly string[]
}

export const wireContentRating = z
  .object({ ref: reference, label: text, description: text, extendedDescription: text, warning: text })
  .meta({ id: 'ContentRating' })

const wireContentAdvice = z.object({ ref: requiredText, description: text }).meta({ id: 'ContentAdvice' })
export const wireContentAdvices = list(wireContentAdvice)

interface RatedWire {
  readonly contentRating: z.output<typeof wireContentRating> | null
  readonly cinechecks: readonly z.output<typeof wireContentAdvice>[]
  readonly warning: string | null
}

/** Combines the three places in which sources state a rating; null if none does. */
export function toContentRating({ contentRating, cinechecks, warning }: RatedWire): ContentRating | null {
  const advice = cinechecks.map(({ ref, description }) => description ?? ref)
  if (contentRating === null) {
    return warning === null && advice.length === 0
      ? null
      : { ref: null, label: null, description: null, warning, advice }
  }
  return {
    ref: contentRating.ref,
    label: contentRating.label ?? contentRating.description ?? contentRating.ref,
    description: contentRating.extendedDescription ?? contentRating.description,
    warning: warning ?? contentRating.warning,
    advice,
  }
}
