import { authentication } from '#config/authentication.ts'

/**
 * True for the query of an OpenID redirect: `state` with `code` or `error`, and no `skipRedirectCallback`.
 */
export function isIdentityReturn(
  query: string,
  skip: boolean = authentication.skipRedirectCallback,
): boolean {
  const parameters = new URLSearchParams(query)
  const responded = ['code', 'error'].some((name) => parameters.get(name)) && Boolean(parameters.get('state'))
  return responded && !skip && !parameters.has('skipRedirectCallback')
}
