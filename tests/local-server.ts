import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  readonly url: string
  stop(): Promise<void>
}

/** A server of a test, on loopback. */
export async function startLocalServer(
  handle: (...exchange: Parameters<RequestListener>) => unknown,
  at = 0,
): Promise<LocalServer> {
  const server = createServer((...exchange) => void handle(...exchange))
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
