/** A page with those filters that are set. */
export function filterAddress(
  path: string,
  filters: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value = '']) => (value === '' ? [] : [[name, String(value)]])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Id of the entry after which a page begins; undefined for the first page. */
export function beforeIn({ searchParams }: URL): number | undefined {
  const before = Number(searchParams.get('before') ?? '')
  return Number.isSafeInteger(before) && before > 0 ? before : undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_LETTERS = 320

const dayOf = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Days are ISO dates in UTC. */
export const personAndDays = ({ searchParams: query }: URL) => ({
  person: query.get('person')?.replaceAll('\0', '').trim().slice(0, MOST_LETTERS) || undefined,
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
})
