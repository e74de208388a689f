const shared = process.env.CI ? 3 : 1

/** Milliseconds to allow for what the product does within `milliseconds`: a machine of CI shares its cores with others. */
export const timeLimit = (milliseconds: number): number => milliseconds * shared
