/** Words that addresses of the site use in the place of a slug. */
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

/** Whether no item can have the slug, because an address of the site means something else by it. */
export const isReserved = (slug: string): boolean => reserved.includes(slug.toLowerCase())
