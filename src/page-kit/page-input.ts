import { z } from 'zod'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'

/** The request's data does not match the page's input schema. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

const MAX_FILTERS = 400
const MAX_TEXT = 200
const MAX_SELECTION = 2_000

/** URLs are untrusted: an out-of-bounds parameter counts as absent. */
const optionalText = (longest: number) => z.string().min(1).max(longest).optional().catch(undefined)

const slugPattern = z
  .string()
  .max(MAX_TEXT)
  .regex(/^[a-z0-9-]+$/)
const dayPattern = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const slugText = slugPattern.default('').catch('')

/** URL parameters as text; empty if absent or out of bounds. */
export const textParams = {
  short: z.string().max(MAX_TEXT).default('').catch(''),
  slug: slugText,
  selection: z.string().max(MAX_SELECTION).default('').catch(''),
} as const

/** Boolean parameter, written `true` in URLs. */
const truth = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => String(value) === 'true')
  .catch(false)

const language = z.string('Unknown language').transform((value, context): Language => {
  if (isLanguage(value)) return value
  context.addIssue('Unknown language')
  return z.NEVER
})

const slug = z.string('Unknown slug').min(1, 'Unknown slug').max(MAX_TEXT, 'Unknown slug')

export const editionInput = z.object({ language })

/** `filters`: path form, `tags-imax_4dx,sorted`. */
export const listInput = editionInput.extend({ filters: optionalText(MAX_FILTERS) })

export const detailInput = listInput.extend({ slug })

export const appInput = editionInput.extend({ app: truth })

export const pagedInput = appInput.extend({ page: optionalText(MAX_TEXT), type: optionalText(MAX_TEXT) })

/** `near`: the visitor's cinema or city, whose offers come first. */
export const offersInput = pagedInput.extend({ near: slugPattern.optional().catch(undefined) })

export const lightableInput = detailInput.extend({ light: truth })

/** `view=two` lists two films in a row, with `film` those with this film. */
export const cinemaInput = lightableInput
  .extend({ view: optionalText(MAX_TEXT), film: slugPattern.optional().catch(undefined) })
  .transform(({ view, film, ...rest }) => ({
    ...rest,
    inPairs: view === 'two',
    pairedFilm: view === 'two' ? film : undefined,
  }))

const comparedParts = { compare: 'all', 'compare-early': 'early', 'compare-late': 'late' } as const
const isComparison = (view: string): view is keyof typeof comparedParts => Object.hasOwn(comparedParts, view)

/**
 * `bandeannonce=true` starts the trailer; `view=time` lists all showtimes of a city by time; `view=compare` has
 * its cinemas side by side.
 */
export const showInput = detailInput
  .extend({
    kind: z.enum(['show', 'entertainment']).catch('show'),
    bandeannonce: optionalText(MAX_TEXT),
    view: optionalText(MAX_TEXT),
  })
  .transform(({ bandeannonce, view, ...rest }) => ({
    ...rest,
    startTrailer: bandeannonce === 'true',
    byTime: view === 'time',
    compared: view !== undefined && isComparison(view) ? comparedParts[view] : null,
  }))

/** `view`: a part of the evening. `q`: a question in words, which leads to its address. */
export const tonightInput = detailInput.extend({ view: optionalText(MAX_TEXT), q: optionalText(MAX_TEXT) })

/** `view=all` has every card of every tab. */
const tabbedInput = listInput.extend({ view: optionalText(MAX_TEXT) })

export const eventsInput = tabbedInput.transform(({ view, ...rest }) => ({ ...rest, whole: view === 'all' }))

/** `choice` comes from the home page's finder when submitted without JavaScript. */
export const showsInput = tabbedInput
  .extend({
    film: slugPattern.optional().catch(''),
    cinema: slugPattern.optional().catch(''),
    date: dayPattern.optional().catch(''),
  })
  .transform(({ film, cinema, date, view, ...rest }) => ({
    ...rest,
    whole: view === 'all',
    choice:
      (film ?? cinema ?? date) === undefined
        ? null
        : { film: film ?? '', cinema: cinema ?? '', date: date ?? '' },
  }))

export const seasonInput = detailInput.extend({
  kind: z.enum(['season', 'specialEvent']).catch('season'),
  /** Selected showtimes, in URL form. */
  showtimes: optionalText(MAX_SELECTION),
  cinema: slugPattern.optional().catch(undefined),
  date: dayPattern.optional().catch(undefined),
})

export const helpArticleInput = appInput
  .extend({ slug: optionalText(MAX_TEXT), id: optionalText(MAX_TEXT) })
  .refine(({ slug, id }) => (slug ?? id) !== undefined, 'Unknown article')

export const helpSearchInput = appInput.extend({ q: optionalText(MAX_TEXT) })

export const helpCategoryInput = appInput.extend({
  id: z.string('Unknown category').min(1, 'Unknown category').max(MAX_TEXT, 'Unknown category'),
})

/** `near`: the visitor's cinema or city, which comes first. */
export const searchInput = editionInput.extend({
  q: textParams.short.transform((value) => value.trim()),
  part: z.enum(['all', 'help', 'start']).catch('all'),
  near: slugPattern.optional().catch(undefined),
})

export const searchResultsInput = editionInput.extend({
  q: optionalText(MAX_TEXT),
  near: slugPattern.optional().catch(undefined),
})

export const ecardsInput = editionInput.extend({
  seats: z.union([z.number(), z.string()]).transform((value): 3 | 5 => (String(value) === '3' ? 3 : 5)),
})

export const informationInput = editionInput.extend({
  slug,
  kind: z.enum(['information', 'cvd', 'generalTerms']).catch('information'),
})

export type PagedInput = z.output<typeof pagedInput>
export type AppInput = z.output<typeof appInput>
export type SeasonInput = z.output<typeof seasonInput>
export type HelpArticleInput = z.output<typeof helpArticleInput>
export type HelpSearchInput = z.output<typeof helpSearchInput>
export type HelpCategoryInput = z.output<typeof helpCategoryInput>
export type SearchInput = z.output<typeof searchInput>
export type SearchResultsInput = z.output<typeof searchResultsInput>
export type EcardsInput = z.output<typeof ecardsInput>
export type InformationInput = z.output<typeof informationInput>
export type EventsInput = z.output<typeof eventsInput>
export type ShowsInput = z.output<typeof showsInput>

/** Parses a request's data. Throws InputError naming the invalid field. */
export function readInput<Input>(schema: z.ZodType<Input>, data: unknown): Input {
  const read = schema.safeParse(data)
  if (!read.success) throw new InputError(read.error.issues[0]?.message ?? 'Unknown input')
  return read.data
}
