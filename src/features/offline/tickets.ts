import type { Ticket } from '../../../content-models/ticket.ts'
import { createClientHost } from '../../api/client-host.ts'
import { createHttpSource } from '../../api/http.ts'
import { attachToken, clientCalls } from '../../api/token-attach.ts'
import { createWrite, csrfHeaders } from '../../api/write.ts'
import { readBoot } from '../../document/boot.ts'
import { keys, queries } from '../../page-kit/queries.ts'
import { clientCache, deleteClientCaches, TICKETS } from '../../service-worker/client-caches.ts'
import { clientAccess, followClient } from '../auth/auth-actor.ts'

async function fetchTickets(): Promise<readonly Ticket[]> {
  const { site, language } = readBoot()
  const { clientHref, token } = clientAccess()
  const baseUrl = new URL(clientHref).origin
  const fetch = attachToken({ allowed: clientCalls(baseUrl, site.languages), token })
  const source = createHttpSource({ site: site.id, baseUrl, fetch })
  const write = createWrite({ baseUrl, language, fetch, headers: async () => csrfHeaders() })
  return createClientHost({ source, write, language, token: async () => null }).tickets()
}

async function storeTickets(client: string): Promise<void> {
  await deleteClientCaches(client)
  const tickets = await queries.query({ queryKey: keys.tickets(client), queryFn: fetchTickets })
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
