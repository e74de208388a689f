import { type Attack, countOf } from './attack.ts'
import { newClient } from './form-visitor.ts'
import { HOSTS } from './public-product.ts'

const EVIL = 'https://evil.example'

/** Forms of the client area, the flag console and the staff host, and calls of the sites. */
const writes = [
  ...['sign-in', 'register', 'forgotten', 'profile', 'order', 'bookings', 'consents', 'data', 'sign-out'].map(
    (path) => [HOSTS.client, `/fr/${path}`] as const,
  ),
  ...['/break-glass', '/tokens'].map((path) => [HOSTS.flags, path] as const),
  ...['/sign-in', '/people', '/security', '/sign-out'].map((path) => [HOSTS.staff, path] as const),
  ...['/api/feedback', '/api/chat/messages'].map((path) => [HOSTS.site, path] as const),
]

const foreignForms: Attack = {
  name: 'forms and calls sent by another site',
  async run(product) {
    const { visitor } = await newClient(product, '198.51.100.80')
    const cookie = visitor.cookies()
    const statuses: number[] = []
    for (const [host, path] of writes)
      for (const origin of [EVIL, 'null', `https://sub.${host}`])
        for (const type of [
          'application/x-www-form-urlencoded',
          'text/plain',
          'multipart/form-data; boundary=x',
        ]) {
          const { status, headers } = await product.send(host, path, {
            method: 'POST',
            from: '198.51.100.80',
            headers: { cookie, origin, 'content-type': type, 'sec-fetch-site': 'cross-site' },
            body: 'what=save&email=evil%40evil.example',
          })
          // Console and staff host redirect to a sign-in page if there is no session.
          statuses.push(String(headers.location).startsWith('/sign-in') ? 401 : status)
        }
    const refusals = new Set([400, 401, 403, 404, 405, 415])
    return { held: statuses.every((status) => refusals.has(status)), seen: countOf(statuses) }
  },
}

const payloads = [
  EVIL,
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  `https://${HOSTS.site}@evil.example`,
  `https://${HOSTS.site}.evil.example/`,
  '\thttps://evil.example',
]

const openRedirects: Attack = {
  name: 'redirects to another site',
  async run(product) {
    const found: string[] = []
    for (const payload of payloads)
      for (const parameter of ['target', 'back', 'close', 'returnTo', 'post_logout_redirect_uri', 'to']) {
        const query = new URLSearchParams({ [parameter]: payload }).toString()
        for (const [host, path] of [
          [HOSTS.client, '/fr/sign-in'],
          [HOSTS.client, '/v2/logout'],
          [HOSTS.site, '/preview'],
          [HOSTS.site, `/redirect/fr/show/${encodeURIComponent(payload)}`],
        ] as const) {
          const { headers } = await product.send(host, `${path}?${query}`, { from: '198.51.100.81' })
          const location = String(headers.location ?? '')
          if (location && new URL(location, `https://${host}`).hostname.endsWith('evil.example'))
            found.push(`${path} ${parameter}=${payload}`)
        }
      }
    const { visitor, email, password } = await newClient(product, '198.51.100.82')
    for (const payload of payloads) {
      const path = `/fr/sign-in?${new URLSearchParams({ target: payload })}`
      const { headers } = await visitor.fill(path, { email, password })
      if (
        new URL(String(headers.location ?? '/'), `https://${HOSTS.client}`).hostname.endsWith('evil.example')
      )
        found.push(`signing in with target=${payload}`)
    }
    return { held: found.length === 0, seen: found.length === 0 ? 'none' : found.join('; ') }
  },
}

const unkeyed = [
  'x-forwarded-host',
  'x-original-url',
  'x-rewrite-url',
  'x-host',
  'forwarded',
  'x-forwarded-scheme',
  'x-forwarded-port',
  'accept-language',
  'user-agent',
  'referer',
  'origin',
  'cookie',
]

const poisonedCache: Attack = {
  name: 'headers that a cached page repeats',
  async run(product) {
    const reflected: string[] = []
    for (const path of ['/', '/films', '/cinemas', '/no-such-page'])
      for (const header of unkeyed) {
        const own = { headers: { [header]: header === 'cookie' ? 'canary=canary-x' : 'canary-x.example' } }
        await product.send(HOSTS.site, path, { from: '198.51.100.83', ...own })
        const { body, headers } = await product.send(HOSTS.site, path, { from: '198.51.100.84' })
        if (`${body}${JSON.stringify(headers)}`.includes('canary-x')) reflected.push(`${header} on ${path}`)
      }
    return { held: reflected.length === 0, seen: reflected.join('; ') || 'none' }
  },
}

const paths: Attack = {
  name: 'files outside the public folder',
  async run(product) {
    const tries = [
      '/assets/..%2f..%2fserver/server.js',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/media/..%5c..%5csession-secret',
      '/media/posters/..%2f..%2f..%2fsession-secret?w=320&f=webp',
      '/.env',
      '/.git/config',
      '/assets/%00',
    ]
    const statuses: number[] = []
    for (const path of tries) statuses.push((await product.send(HOSTS.site, path)).status)
    return { held: statuses.every((status) => status === 400 || status === 404), seen: countOf(statuses) }
  },
}

const insides: Attack = {
  name: 'figures and states of the process, read from outside',
  async run(product) {
    const statuses: number[] = []
    for (const path of ['/metrics', '/__inspector', '/api/__flags', '/mails'])
      statuses.push((await product.send(HOSTS.site, path, { from: '198.51.100.102' })).status)
    const ready = await product.send(HOSTS.site, '/readyz', { from: '198.51.100.102' })
    const known = Object.keys(JSON.parse(ready.body) as object)
    return {
      held: statuses.every((status) => status === 404) && known.join() === 'ready',
      seen: `${countOf(statuses)}; /readyz shows: ${known.join(', ')}`,
    }
  },
}

export const locks: readonly Attack[] = [foreignForms, openRedirects, poisonedCache, paths, insides]
