import { startLocalServer } from '../local-server.ts'
import { type Attack, countOf, many, statusesOf } from './attack.ts'
import { HOSTS } from './public-product.ts'

let calls = 0

const bogusTokens: Attack = {
  name: '200 bogus tokens at once, with an outside provider',
  /** A provider that rejects every token. */
  async beside() {
    const { url, stop } = await startLocalServer(({ url: path, headers }, response) => {
      const issuer = `http://${headers.host}/`
      if (path === '/userinfo') calls += 1
      if (path !== '/.well-known/openid-configuration') {
        response.writeHead(401).end()
        return
      }
      const addresses = {
        issuer,
        authorization_endpoint: `${issuer}authorize`,
        token_endpoint: `${issuer}token`,
        userinfo_endpoint: `${issuer}userinfo`,
        jwks_uri: `${issuer}jwks`,
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(addresses))
    })
    return { env: { IDENTITY_FR: `${url}/` }, stop }
  },
  async run(product) {
    const send = (from: string, token: string) =>
      product.send(HOSTS.client, '/api/v1/accounts/me', {
        from,
        headers: { authorization: `Bearer ${token}` },
      })
    const received = await Promise.all(many(200).map((index) => send('198.51.100.110', `bogus-${index}`)))
    await Promise.all(many(50).map(() => send('198.51.100.111', 'bogus-0')))
    return {
      held: calls <= 61,
      seen: `${countOf(statusesOf(received))}; ${calls} calls of the provider`,
    }
  },
}

export const elsewhere: readonly Attack[] = [bogusTokens]
