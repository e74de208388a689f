import type { FlagConfig } from './types.ts'

/** Actions of a visitor that a feature may change, the most important first. */
export const goals = ['booking', 'app', 'promotion'] as const
export type Goal = (typeof goals)[number]

/** A visitor counts once in so many days, and with the goals reached in them. */
export const resultDays = 7

/** Has the feature without a variant. */
export const WITHOUT_VARIANT = 'on'
/** Does not have the feature, although the site does and the page has its place. */
export const WITHOUT_FEATURE = 'off'

/** Groups of visitors that are compared: the variants, the usual look first, then the two above. */
export const resultArms = ({ variants = [] }: Pick<FlagConfig, 'variants'>): readonly string[] => [
  ...variants,
  WITHOUT_VARIANT,
  WITHOUT_FEATURE,
]
