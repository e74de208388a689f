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
