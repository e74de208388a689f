/**
 * The call below `/api/` that a path of a client host makes, and the language that stands in the path. Calls of the client's context are written
 * `/api/{language}/{call}` or `/api/v1/{call}`, or plainly.
 */
export function readClientPath(
  pathname: string,
  languages: readonly string[],
): { readonly call: string; readonly language: string | null } {
  const [first = '', ...rest] = pathname.replace(/^\/api\//, '').split('/')
  if (languages.includes(first)) return { call: rest.join('/'), language: first }
  return { call: first === 'v1' ? rest.join('/') : [first, ...rest].join('/'), language: null }
}
