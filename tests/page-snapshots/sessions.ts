import { requestHost, type SiteResponse } from '../e2e/http.ts'

const cookiesOf = ({ headers }: SiteResponse): string[] =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.slice(0, cookie.indexOf(';')))

/**
 * Signs in by the form of a page. Resolves with the cookies of the session as a request sends them.
 *
 * @throws when the form refuses
 */
export async function signIn(
  port: number,
  host: string,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const page = await requestHost(host, path, { port })
  const csrf = /name="csrf" value="([^"]*)"/.exec(page.body)?.[1]
  const sent = await requestHost(host, path, {
    port,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookiesOf(page).join('; '),
      origin: `http://${host}:${port}`,
    },
    body: new URLSearchParams({ ...(csrf === undefined ? {} : { csrf }), ...fields }).toString(),
  })
  const cookies = cookiesOf(sent)
  if (sent.status !== 303 || cookies.length === 0)
    throw new Error(`Signing in at http://${host}${path} answers ${sent.status}`)
  return cookies.join('; ')
}
