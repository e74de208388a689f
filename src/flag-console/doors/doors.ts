import type { ConsolePage } from '../page.ts'

/** Pages on the way in and out, and those of owners, tokens and files, by their path. */
export const doors: Readonly<Record<string, ConsolePage>> = {}
