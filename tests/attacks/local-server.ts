import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Whoever an attacker runs or wants to reach, on loopback. */
export async function startLocalServer(handle: RequestListener) {
  const server = createServer(handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * An identity provider that responds with its addresses, and to everything else with `answer`: a JSON value, or a
 * status without a body.
 */
export const startProvider = (answer: (url: string) => object | number, { hasUserinfo = false } = {}) =>
  startLocalServer(({ url = '', headers }, response) => {
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
