/** Words that addresses of the sites use in the place of a slug. */
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
