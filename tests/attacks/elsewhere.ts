import { type Attack, countOf } from './attack.ts'
import { startProvider } from './provider.ts'
import { HOSTS } from './public-product.ts'

/** An outside provider that rejects every token, and counts them. */
async function startRejectingProvider() {
  let calls = 0
  const { url, stop } = await startProvider(
    (path) => {
      if (path === '/userinfo') calls += 1
      return 401
    },
    { hasUserinfo: true },
  )
  return { calls: () => calls, env: { IDENTITY_FR: url }, stop }
}

function besideProvider(
  name: string,
  run: (product: Parameters<Attack['run']>[0], calls: () => number) => ReturnType<Attack['run']>,
): Attack {
  let calls = () => 0
  return {
    name,
    async beside() {
      const provider = await startRejectingProvider()
      calls = provider.calls
      return provider
    },
    run: (product) => run(product, calls),
  }
}

const bogusTokens = besideProvider(
  '200 bogus tokens at once, with an outside provider',
  async (product, calls) => {
    const received = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        product.send(HOSTS.client, '/api/v1/accounts/me', {
          from: '198.51.100.110',
          headers: { authorization: `Bearer bogus-${index}` },
        }),
      ),
    )
    const again = Array.from({ length: 50 }, () =>
      product.send(HOSTS.client, '/api/v1/accounts/me', {
        from: '198.51.100.111',
        headers: { authorization: 'Bearer bogus-0' },
      }),
    )
    await Promise.all(again)
    return {
      held: calls() <= 61,
      seen: `${countOf(received.map(({ status }) => status))}; ${calls()} calls of the provider`,
    }
  },
)

const localPages = besideProvider('local sign-ins beside an outside provider', async (product) => {
  const statuses: number[] = []
  for (const page of ['sign-in', 'register', 'forgotten', 'validate']) {
    const { status } = await product.send(HOSTS.client, `/fr/${page}`, {
      method: 'POST',
      from: '198.51.100.112',
      headers: {
        origin: `https://${HOSTS.client}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'email=ada%40cinema.example&password=treize+lanternes',
    })
    statuses.push(status)
  }
  return { held: statuses.every((status) => [403, 404, 405].includes(status)), seen: countOf(statuses) }
})

export const elsewhere: readonly Attack[] = [bogusTokens, localPages]
