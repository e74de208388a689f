import { setTimeout } from 'node:timers/promises'
import { type Attack, countOf, many, statusesOf } from './attack.ts'
import { formVisitors, newClient, newFormVisitor } from './form-visitor.ts'
import { ADMIN, HOSTS } from './public-product.ts'

const SIGN_IN = '/fr/sign-in'

/** Wrong passwords that are compared for one address in a quarter of an hour. */
const MOST_COMPARED = 50
/** Milliseconds for the sign-in of another client meanwhile. */
const MEANWHILE = 10_000

const signInAtOnce: Attack = {
  name: '200 log-ins at once from one address, then 60 more',
  async run(product) {
    const { email, password } = await newClient(product, '198.51.100.19')
    const [owner] = await formVisitors(product, HOSTS.client, SIGN_IN, ['198.51.100.20'])
    const attackers = await formVisitors(
      product,
      HOSTS.client,
      SIGN_IN,
      many(260).map(() => '198.51.100.21'),
    )
    const guess = (attacker: (typeof attackers)[number], index: number) =>
      attacker.post(SIGN_IN, { email: `guess${index}@elsewhere.example`, password: 'not the password' })
    const atOnce = attackers.slice(0, 200).map(guess)
    await setTimeout(100)
    const other = await owner?.post(SIGN_IN, { email, password })
    const statuses = statusesOf(await Promise.all(atOnce))
    // A full queue of hashes refuses as well: the limit itself shows once the queue is empty.
    for (const [index, attacker] of attackers.slice(200).entries())
      statuses.push((await guess(attacker, 200 + index)).status)
    const compared = statuses.filter((status) => status === 422).length
    const isRefused = statuses.every((status) => [422, 429, 503].includes(status)) && statuses.at(-1) === 429
    const { status, ms } = other ?? { status: 0, ms: Infinity }
    return {
      held: compared <= MOST_COMPARED && isRefused && status === 303 && ms < MEANWHILE,
      seen: `${countOf(statuses)}; another client signs in after ${(ms / 1_000).toFixed(1)} s`,
    }
  },
}

const lockedClient: Attack = {
  name: 'locking a client out: wrong passwords, then all reset mails',
  async run(product) {
    const { email, password } = await newClient(product, '198.51.100.25')
    for (const visitor of await formVisitors(
      product,
      HOSTS.client,
      SIGN_IN,
      many(12).map(() => '198.51.100.24'),
    ))
      await visitor.post(SIGN_IN, { email, password: 'not the password' })
    for (const index of many(8))
      await newFormVisitor(product, HOSTS.client, `198.51.100.${30 + index}`).fill('/fr/forgotten', { email })
    const own = await newFormVisitor(product, HOSTS.client, '198.51.100.40').fill(SIGN_IN, {
      email,
      password,
    })
    const reset = await newFormVisitor(product, HOSTS.client, '198.51.100.41').fill('/fr/forgotten', {
      email,
    })
    return {
      held: own.status === 303 && reset.status === 303,
      seen: `the client signs in elsewhere: ${own.status}; may reset: ${reset.status}`,
    }
  },
}

const lockedAdmin: Attack = {
  name: 'locking the first person of staff out: ten wrong passwords',
  async run(product) {
    const stranger = newFormVisitor(product, HOSTS.staff, '198.51.100.50')
    for (const index of many(10)) await stranger.fill('/sign-in', { ...ADMIN, password: `wrong ${index}` })
    const own = await newFormVisitor(product, HOSTS.staff, '198.51.100.51').fill('/sign-in', ADMIN)
    // The page continues by itself, since its form may not lead to another host.
    const isIn = own.status === 200 && own.headers.refresh !== undefined
    return { held: isIn, seen: `the person signs in elsewhere: ${isIn ? 'yes' : own.status}` }
  },
}

export const amounts: readonly Attack[] = [signInAtOnce, lockedClient, lockedAdmin]
