import { type Attack, countOf } from './attack.ts'
import { newClient, newFormVisitor } from './form-visitor.ts'
import { HOSTS, type PublicProduct } from './public-product.ts'

const PROFILE = '/fr/profile'
const LED_TO_SIGN_IN = 303

const openWith = (product: PublicProduct, host: string, path: string, cookie: string) =>
  product.send(host, path, { from: '198.51.100.90', headers: { cookie } })

const otherSessions: Attack = {
  name: 'planted, ended and foreign sessions',
  async run(product) {
    const { visitor, email, password } = await newClient(product, '198.51.100.91')
    const before = visitor.cookies()
    await visitor.fill('/fr/sign-in', { email, password })
    const now = visitor.cookies()
    const other = now.replaceAll('session=', 'session=planted')
    const nl = await openWith(product, `client.${HOSTS.cards}`, '/nl/profile', now)
    await visitor.fill('/fr/sign-out', {})
    const opened = {
      'planted before the sign-in': (await openWith(product, HOSTS.client, PROFILE, before)).status,
      'made up': (await openWith(product, HOSTS.client, PROFILE, other)).status,
      'of another site': nl.status,
      'after the sign-out': (await openWith(product, HOSTS.client, PROFILE, now)).status,
    }
    const through = Object.entries(opened).filter(([, status]) => status !== LED_TO_SIGN_IN)
    return {
      held: through.length === 0,
      seen: through.map(([name, status]) => `${name}: ${status}`).join('; ') || 'each leads to the sign-in',
    }
  },
}

interface Me {
  readonly id: string
}

const otherClients: Attack = {
  name: 'calls for another client',
  async run(product) {
    const [victim, attacker] = [
      await newClient(product, '198.51.100.92'),
      await newClient(product, '198.51.100.93'),
    ]
    const me = async (cookie: string) =>
      JSON.parse((await openWith(product, HOSTS.client, '/api/v1/accounts/me', cookie)).body) as Me
    const { id } = await me(victim.visitor.cookies())
    const cookie = attacker.visitor.cookies()
    const csrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
    const statuses: number[] = []
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/shows', '{"showSlugs":["x"]}'],
      ['POST', '/show/x/intention', '{"isDelete":false}'],
      ['POST', '/show/x/emotion', '{"emotion":"liked","isDelete":false}'],
      ['DELETE', '/cinema/x', undefined],
    ] as const) {
      const { status } = await product.send(HOSTS.client, `/api/client/${id}${path}`, {
        method,
        from: '198.51.100.93',
        headers: {
          cookie,
          'x-xsrf-token': csrf,
          origin: `https://${HOSTS.site}`,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body }),
      })
      statuses.push(status)
    }
    return { held: statuses.every((status) => status === 403), seen: countOf(statuses) }
  },
}

const resetLink: Attack = {
  name: 'one reset link three times at once',
  async run(product) {
    const { email } = await newClient(product, '198.51.100.94')
    await newFormVisitor(product, HOSTS.client, '198.51.100.94').fill('/fr/forgotten', { email })
    const link = await product.mailedLink(email, 'forgotten')
    const visitors = [0, 1, 2].map((index) =>
      newFormVisitor(product, HOSTS.client, `198.51.100.${95 + index}`),
    )
    for (const visitor of visitors) await visitor.open(link)
    const received = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.post(link, { password: `quatorze lanternes sous la neige ${index}` }),
      ),
    )
    const statuses = received.map(({ status }) => status)
    return { held: statuses.filter((status) => status === 303).length <= 1, seen: countOf(statuses) }
  },
}

const valid = {
  client_id: 'marquee-site',
  redirect_uri: `https://${HOSTS.site}/callback`,
  response_type: 'code',
  scope: 'openid',
  state: 's',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}

const authorizations: Attack = {
  name: 'authorizations for others, without PKCE, or without a code',
  async run(product) {
    const changes: readonly Readonly<Record<string, string | undefined>>[] = [
      { redirect_uri: 'https://evil.example/callback' },
      { redirect_uri: `https://${HOSTS.site}/callback/../evil` },
      { redirect_uri: `https://${HOSTS.site}.evil.example/callback` },
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
      { response_type: 'token' },
      { response_type: 'code id_token' },
      { request: 'e30.e30.' },
      { request_uri: 'https://evil.example/request' },
      { client_id: 'somebody' },
    ]
    const through: string[] = []
    for (const change of changes) {
      const all: Readonly<Record<string, string | undefined>> = { ...valid, ...change }
      const fields = Object.entries(all).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      )
      const { headers } = await product.send(HOSTS.client, `/authorize?${new URLSearchParams(fields)}`, {
        from: '198.51.100.98',
      })
      const location = String(headers.location ?? '')
      if (location.includes('evil.example') || location.includes('/sign-in'))
        through.push(JSON.stringify(change))
    }
    return { held: through.length === 0, seen: through.join('; ') || `${changes.length} refused` }
  },
}

const ATTRIBUTE = '" onfocus="alert(1)" autofocus="'
const ELEMENT = '<img src=x onerror=alert(1)>'

const markupNames: Attack = {
  name: 'markup as the name of a client',
  async run(product) {
    const { visitor } = await newClient(product, '198.51.100.99', {
      firstName: ATTRIBUTE,
      lastName: 'Lovelace',
    })
    const stored = await visitor.open(PROFILE)
    const repeated = await newFormVisitor(product, HOSTS.client, '198.51.100.100').fill('/fr/register', {
      firstName: ELEMENT,
    })
    const run = [ATTRIBUTE, ELEMENT].filter((markup) => (stored.body + repeated.body).includes(markup))
    return {
      held:
        stored.status === 200 &&
        stored.body.includes('onfocus=') &&
        repeated.body.includes('onerror=') &&
        run.length === 0,
      seen: `${stored.status}, ${repeated.status}; as markup: ${run.length}`,
    }
  },
}

export const sessions: readonly Attack[] = [
  otherSessions,
  otherClients,
  resetLink,
  authorizations,
  markupNames,
]
