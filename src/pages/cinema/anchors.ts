/** Fragments, the same in every language. `info` and `tarifs` are public addresses. */
export const INFO = 'info'
export const PRICES = 'tarifs'
export const ACCESSIBILITY = 'accessibility'
