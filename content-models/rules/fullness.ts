/** How full an auditorium is; in order. */
export const fullnessLevels = ['quiet', 'lively', 'few'] as const

export type Fullness = (typeof fullnessLevels)[number]
