import { keys, queries } from '../../api/queries.ts'
import { clientCache, deleteClientCaches, TICKETS } from '../../service-worker/client-caches.ts'
import { clientAccess, followClient } from '../auth/auth-actor.ts'
import { clientCallsOf } from '../auth/client-write.ts'

async function storeTickets(client: string): Promise<void> {
  await deleteClientCaches(client)
  const tickets = await queries.query({
    queryKey: keys.tickets(client),
    queryFn: () => clientCallsOf().host.tickets(),
  })
  await (await caches.open(clientCache(client))).put(TICKETS, Response.json(tickets))
}

/** Stores the tickets of the signed-in client for the offline page, and deletes them at the sign-out. */
export function followTickets(): void {
  let last: string | null | undefined
  followClient(clientAccess().clientHref, ({ signedIn, client, failed }) => {
    if (signedIn === 'unknown' || failed) return
    const id = client?.id ?? null
    if (id === last) return
    last = id
    // A host without the call, or out of reach, leaves what is stored.
    void (id === null ? deleteClientCaches() : storeTickets(id)).catch(() => undefined)
  })
}
