/** A call of the client's context by its version: its language is in the query. */
export const versioned = <Called extends { readonly path: string }>(call: Called): Called => ({
  ...call,
  path: call.path.replace('{language}/', 'v1/'),
})

/**
 * The call and language of a path of a client host. Calls of the client's context are
 * `/api/{language}/{call}`, `/api/v1/{call}` or `/api/{call}`.
 */
export function readClientPath(
  pathname: string,
  languages: readonly string[],
): { readonly call: string; readonly language: string | null } {
  const [first = '', ...rest] = pathname.replace(/^\/api\//, '').split('/')
  if (languages.includes(first)) return { call: rest.join('/'), language: first }
  return { call: first === 'v1' ? rest.join('/') : [first, ...rest].join('/'), language: null }
}
