/** The name for display, without invisible characters and surrounding spaces. */
export const shownName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()

/** Unique key of a name or an address: case-insensitive. */
export const nameKey = (typed: string): string => shownName(typed).toUpperCase().toLowerCase()
