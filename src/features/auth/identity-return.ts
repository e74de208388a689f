const marks = () => document.documentElement.dataset

/** What the identity provider sent the visitor back with, which `src/document/before-paint.ts` has taken out of the address; '' on every other page, and once it has been used. */
export const returnedQuery = (): string => marks().returned ?? ''

export function forgetReturn(): void {
  delete marks().returned
}
