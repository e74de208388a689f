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

export const sessions: readonly Attack[] = [otherSessions, resetLink, markupNames]
