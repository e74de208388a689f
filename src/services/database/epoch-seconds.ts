/** Instants in columns of integers. */
export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1_000)
