import { setTimeout } from 'node:timers/promises'
import { type Attack, countOf } from './attack.ts'
import { newFormVisitor } from './form-visitor.ts'
import { HOSTS } from './public-product.ts'

/** The log is written in batches. */
const LOG_DELAY = 500

const silentGuesses: Attack = {
  name: 'guesses that leave no trace, or one with personal data',
  async run(product) {
    const email = 'trace@elsewhere.example'
    const password = 'a guess that nobody may log'
    const visitor = newFormVisitor(product, HOSTS.client, '198.51.100.101')
    const client = await visitor.fill('/fr/sign-in', { email, password })
    const host = newFormVisitor(product, HOSTS.staff, '198.51.100.101')
    const staff = await host.fill('/sign-in', { address: email, password })
    const events = () =>
      product
        .log()
        .split('\n')
        .filter((line) => line.includes('"sign-in.failed"')).length
    for (let tries = 0; events() < 2 && tries < 20; tries += 1) await setTimeout(LOG_DELAY)
    const [log, traces] = [product.log(), events()]
    const leaked = [email, password, '198.51.100.101'].filter((text) => log.includes(text))
    return {
      held: traces >= 2 && leaked.length === 0,
      seen: `${client.status}, ${staff.status}; ${traces} events; personal data: ${leaked.join(', ') || 'none'}`,
    }
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

export const traces: readonly Attack[] = [silentGuesses, insides]
