import { authentication } from '../../config/authentication.ts'

/** Whether a query is what an identity provider sends a visitor back with: a code or an error, for a state, and nothing says to leave it alone. */
export function isIdentityReturn(
  query: string,
  skip: boolean = authentication.skipRedirectCallback,
): boolean {
  const given = new URLSearchParams(query)
  const responded = ['code', 'error'].some((name) => given.get(name)) && Boolean(given.get('state'))
  return responded && !skip && !given.has('skipRedirectCallback')
}
