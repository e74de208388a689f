/** Instants in columns of integers. */
export const secondsOf = (instant: number): number => Math.floor(instant / 1_000)
