const marks = () => document.documentElement.dataset

/**
 * Query with which the identity provider returned, removed from the address by
 * `src/document/before-paint.ts`; '' otherwise, and after its use.
 */
export const returnedQuery = (): string => marks().returned ?? ''

export function forgetReturn(): void {
  delete marks().returned
}
