import { startLocalServer } from '../local-server.ts'

/**
 * An identity provider that responds with its addresses, and to everything else with `answer`: a JSON value, or a
 * status without a body.
 */
export async function startProvider(answer: (url: string) => object | number, { hasUserinfo = false } = {}) {
  const server = await startLocalServer(({ url = '', headers }, response) => {
    const issuer = `http://${headers.host}/`
    const addresses = {
      issuer,
      authorization_endpoint: `${issuer}authorize`,
      token_endpoint: `${issuer}token`,
      ...(hasUserinfo && { userinfo_endpoint: `${issuer}userinfo` }),
      jwks_uri: `${issuer}jwks`,
    }
    const answered = url === '/.well-known/openid-configuration' ? addresses : answer(url)
    if (typeof answered === 'number') response.writeHead(answered).end()
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answered))
  })
  return { ...server, url: `${server.url}/` }
}
