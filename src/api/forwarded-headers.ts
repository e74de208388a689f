/** The named headers of a request, and the visitor's address: the source counts tries per visitor. */
export function forwardedHeaders(
  { headers }: Request,
  names: readonly string[],
  address: string | undefined,
): Record<string, string> {
  const forwarded = names.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(forwarded),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  }
}
