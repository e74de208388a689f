/** Path segments that the sites use where a slug could be. */
const reserved: readonly string[] = [
  'l',
  'm',
  'filters',
  'ville',
  'city',
  'stadt',
  'stad',
  'rubrique',
  'category',
]

export const isReserved = (slug: string): boolean => reserved.includes(slug.toLowerCase())
