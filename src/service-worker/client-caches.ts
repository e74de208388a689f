import { CACHE_PREFIX } from './worker-options.ts'

/** Each signed-in client has a cache of its own. */
const CLIENT_PREFIX = `${CACHE_PREFIX}client-`

/** Entry with the list of tickets. */
export const TICKETS = '/offline/tickets'

export const clientCache = (client: string): string => CLIENT_PREFIX + client

const clientCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CLIENT_PREFIX))

/** Caches of all clients but one are deleted. */
export async function deleteClientCaches(except?: string): Promise<void> {
  const others = (await clientCaches()).filter((name) => except === undefined || name !== clientCache(except))
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Undefined if none are stored. */
export async function storedTickets(): Promise<unknown> {
  const [name] = await clientCaches()
  return name === undefined ? undefined : (await (await caches.open(name)).match(TICKETS))?.json()
}
