import { setTimeout as pause } from 'node:timers/promises'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { addDays, todayIn } from '#models/site-clock.ts'
import { openStore } from '../../src/wiring/open-store.ts'
import type { ReceivedMail } from '../contracts/accounts/smtp-server.ts'
import { type NewClient, openAccounts, registerAt } from '../e2e/account-client.ts'
import { requestHost } from '../e2e/http.ts'
import type { Product } from '../unleash/product.ts'

const CLIENTS = 6
/** Fewer than a client may order in an hour. */
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const PATIENCE = 180_000

const placeAt = (port: number): SiteRequest => ({
  site: 'fr',
  language: 'fr',
  origin: `http://fr.localhost:${port}`,
  clientOrigin: `http://client.fr.localhost:${port}`,
})

/** Clients with a confirmed address, signed in. */
async function makeClients(dataDir: string, port: number): Promise<readonly NewClient[]> {
  const { store, accounts, close } = await openAccounts(dataDir)
  const clients: NewClient[] = []
  while (clients.length < CLIENTS) clients.push(await registerAt(accounts, placeAt(port)))
  await store.db.deleteFrom('mails').execute()
  await close()
  return clients
}

interface Sold {
  readonly status: string
  readonly availability?: { readonly level: string | null } | null
  readonly refCmd: string
}

/** Parameters of showtimes on sale, from the site's content API; at least one for each order, so that none is sold out. */
async function findShowtimes(product: Product, count: number): Promise<readonly URLSearchParams[]> {
  const read = async (path: string) =>
    JSON.parse((await product.request('fr', `/api/${path}`)).body) as unknown
  const { shows } = (await read('shows?language=fr')) as { shows: { slug: string }[] }
  const day = addDays(todayIn('Europe/Paris', Date.now()), 2)
  const found: URLSearchParams[] = []
  for (const { slug } of shows) {
    const byCinema = await read(`show/${slug}/showtimes/${day}?language=fr`)
    const showtimes = Object.values(byCinema as Record<string, Sold[]>).flat()
    const onSale = showtimes.filter(
      ({ status, availability, refCmd }) =>
        status === 'available' && availability?.level !== 'few' && refCmd.includes('?'),
    )
    found.push(...onSale.map(({ refCmd }) => new URLSearchParams(refCmd.split('?')[1])))
    if (found.length >= count) return found
  }
  throw new Error(`Only ${found.length} showtimes are on sale`)
}

/** Sends one order after another for each client; an order without a response is sent again. */
export async function sendOrders(product: Product, dataDir: string) {
  const clients = await makeClients(dataDir, product.port)
  const showtimes = await findShowtimes(product, clients.length * SEATS.length)
  const acknowledged = new Set<string>()
  const nameOf = (account: string, seats: number) => `${account} ${seats}`
  let again = 0

  async function send({ id, cookies, csrf }: NewClient, seats: number): Promise<string> {
    const fields = {
      csrf,
      what: 'confirm',
      seats: String(seats),
      order: `0123456789-0123456789-${id}-${seats}`.slice(0, 64),
    }
    const at = clients.findIndex((client) => client.id === id) * SEATS.length + SEATS.indexOf(seats)
    const body = new URLSearchParams([...(showtimes[at] ?? []), ...Object.entries(fields)]).toString()
    const { status, headers } = await requestHost('client.fr.localhost', '/fr/order', {
      port: product.port,
      method: 'POST',
      headers: {
        cookie: cookies.join('; '),
        origin: placeAt(product.port).clientOrigin,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    })
    if (status === 303 && String(headers.location).includes('bookings')) return 'booked'
    // Another client has one of the best seats: the next attempt gets others.
    if (status === 409) return 'failed'
    if (status < 500) throw new Error(`An order was refused: ${status} ${String(headers.location)}`)
    return 'failed'
  }

  async function orderAll(client: NewClient): Promise<void> {
    for (const seats of SEATS) {
      while ((await send(client, seats).catch(noResponse)) !== 'booked') {
        again += 1
        await pause(200)
      }
      acknowledged.add(nameOf(client.id, seats))
    }
  }
  const all = Promise.all(clients.map(orderAll))
  // Observed by `stop`.
  all.catch(() => {})

  return {
    acknowledged: () => acknowledged.size,
    /** Waits until every order is placed and its mail sent. `isWhole`: nothing was lost, and nothing is there twice. */
    async stop(taken: readonly ReceivedMail[]): Promise<{ isWhole: boolean; words: string }> {
      await all
      const store = await openStore({ dataDir })
      const until = Date.now() + PATIENCE
      const unsent = () => store.read.selectFrom('mails').where('sent_at', 'is', null).select('id').execute()
      while ((await unsent()).length > 0 && Date.now() < until) await pause(500)
      const rows = await store.read.selectFrom('bookings').select(['account', 'seats']).execute()
      await store.close()
      const stored = rows.map(({ account, seats }) => nameOf(account, seats))
      const lost = [...acknowledged].filter((name) => !stored.includes(name)).length
      // The product may have found the confirmation of a new client before it was deleted.
      const about = taken.filter(({ source }) => !/^Subject: confirm$/m.test(source))
      const ids = about.map(({ source }) => /^Message-ID: (\S+)$/m.exec(source)?.[1] ?? source)
      const mails = new Set(ids).size
      const twice = stored.length - new Set(stored).size
      return {
        isWhole: lost === 0 && twice === 0 && mails === stored.length,
        words:
          `${lost} of ${acknowledged.size} acknowledged orders lost, ${twice} placed twice (${again} sent again); ` +
          `${mails} mails for ${stored.length} orders, ${ids.length - mails} delivered again with the same Message-ID`,
      }
    },
  }
}

const noResponse = (error: unknown): string => {
  if (error instanceof Error && 'code' in error) return 'none'
  throw error
}
