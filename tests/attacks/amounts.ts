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
  name: 'locking the first admin out: ten wrong passwords',
  async run(product) {
    const stranger = newFormVisitor(product, HOSTS.flags, '198.51.100.50')
    for (const index of many(10))
      await stranger.fill('/sign-in', { name: ADMIN.name, password: `wrong ${index}` })
    const own = await newFormVisitor(product, HOSTS.flags, '198.51.100.51').fill('/sign-in', ADMIN)
    return { held: own.status === 303, seen: `the admin signs in elsewhere: ${own.status}` }
  },
}

const largeBodies: Attack = {
  name: '60 unsigned bodies of 19 MB for the publishing API',
  async run(product) {
    const before = await product.metric('process_resident_memory_bytes')
    const body = Buffer.alloc(19_000_000, 1)
    const statuses = await Promise.all(
      many(60).map((index) =>
        product.send(HOSTS.site, `/publishing/media/${'a'.repeat(64)}.png`, {
          method: 'PUT',
          from: '198.51.100.70',
          body,
          patience: 20_000,
          headers: {
            'content-type': 'image/png',
            'webhook-id': `message-${index}`,
            'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
            'webhook-signature': 'v1,bm90IGEgc2lnbmF0dXJl',
          },
        }),
      ),
    )
    const grown = Math.round(((await product.metric('process_resident_memory_bytes')) - before) / 1e6)
    return { held: grown <= 100, seen: `${countOf(statusesOf(statuses))}; ${grown} MB more` }
  },
}

const hostileJson: Attack = {
  name: 'deep, large and polluting JSON',
  async run(product) {
    const bodies = [
      '['.repeat(15_000),
      `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`,
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
      JSON.stringify({ text: 'x'.repeat(70_000) }),
      '{"text":',
    ]
    const statuses: number[] = []
    let slowest = 0
    for (const path of ['/api/feedback', '/api/chat/messages', '/api/frontend'])
      for (const body of bodies) {
        const { status, ms } = await product.send(HOSTS.site, path, {
          method: 'POST',
          from: '198.51.100.77',
          headers: { 'content-type': 'application/json', origin: `https://${HOSTS.site}` },
          body,
        })
        statuses.push(status)
        slowest = Math.max(slowest, ms)
      }
    return {
      held: statuses.every((status) => status < 500 && status !== 0) && slowest < 1_000,
      seen: `${countOf(statuses)}; at most ${Math.round(slowest)} ms`,
    }
  },
}

const flagStreams: Attack = {
  name: '200 streams of live flags from one address',
  async run(product) {
    let open = 0
    const statuses = await Promise.all(
      many(200).map(async () => {
        const { status } = await product.send(HOSTS.site, '/api/frontend/changes', {
          from: '198.51.100.72',
          patience: 3_000,
        })
        if (status === 200) open += 1
        return status
      }),
    )
    return { held: open <= 10, seen: countOf(statuses) }
  },
}

export const amounts: readonly Attack[] = [
  signInAtOnce,
  lockedClient,
  lockedAdmin,
  largeBodies,
  hostileJson,
  flagStreams,
]
