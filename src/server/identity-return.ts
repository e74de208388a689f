import { authentication } from '../../config/authentication.ts'

/** True for the query of an OpenID redirect: `state` with `code` or `error`, and no `skipRedirectCallback`. */
export function isIdentityReturn(
  query: string,
  skip: boolean = authentication.skipRedirectCallback,
): boolean {
  const given = new URLSearchParams(query)
  const responded = ['code', 'error'].some((name) => given.get(name)) && Boolean(given.get('state'))
  return responded && !skip && !given.has('skipRedirectCallback')
}
