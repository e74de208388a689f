const shared = process.env.CI ? 3 : 1

/**
 * Milliseconds to allow in a test for something that the product does within
 * `milliseconds`: CI shares its cores.
 */
export const timeLimit = (milliseconds: number): number => milliseconds * shared
