import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Exchange, OuterResponse } from './exchange.ts'
import { NodeExchange, sendBytes, sendResponse } from './node-exchange.ts'
import { StartError } from './start-error.ts'

export interface Listening {
  readonly port: number
  /** Stops accepting connections and waits for running responses, ten seconds at most. */
  close(): Promise<void>
}

interface Handler {
  respond(exchange: Exchange): OuterResponse | Promise<OuterResponse>
  failed(exchange: Exchange, error: unknown): OuterResponse
  done(exchange: Exchange, status: number): void
  idOf(inbound: string | undefined): string
}

const GRACE = 10_000
const IDLE_CHECK = 50
/** Longer than the idle timeout of common proxies, so that the proxy closes first. */
const KEEP_ALIVE = 75_000

/** nginx's status for a client that left before the response. */
const CLIENT_GONE = 499

/** Read errors after the client disconnected are not ours. */
const brokenOff = (response: ServerResponse) => response.destroyed && !response.req.complete

const REASONS: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is already taken; stop what uses it or name another one in PORT.`,
  EACCES: (port) => `This user may not open port ${port}; name one above 1023 in PORT.`,
}

/** Default: every address. */
export async function listenOnNode(
  wanted: number,
  { respond, failed, done, idOf }: Handler,
  address?: string,
): Promise<Listening> {
  function send(exchange: Exchange, response: ServerResponse, outgoing: OuterResponse): void {
    if (!(outgoing instanceof Response)) {
      sendBytes(response, outgoing, exchange.requestId)
      done(exchange, outgoing.status)
      return
    }
    const finish = () => done(exchange, outgoing.status)
    sendResponse(response, outgoing, exchange.requestId).then(finish, finish)
  }

  async function sendLater(
    exchange: Exchange,
    response: ServerResponse,
    coming: Promise<OuterResponse>,
  ): Promise<void> {
    const outgoing = await coming.catch((error: unknown) =>
      brokenOff(response) ? undefined : failed(exchange, error),
    )
    if (outgoing !== undefined && !response.destroyed) send(exchange, response, outgoing)
    else done(exchange, CLIENT_GONE)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const inbound = request.headers['x-request-id']
    const exchange = new NodeExchange(
      request,
      response,
      idOf(typeof inbound === 'string' ? inbound : undefined),
      performance.now(),
    )
    let outgoing: OuterResponse | Promise<OuterResponse>
    try {
      outgoing = respond(exchange)
    } catch (error) {
      outgoing = failed(exchange, error)
    }
    // Cached pages are sent synchronously.
    if (outgoing instanceof Promise) void sendLater(exchange, response, outgoing)
    else send(exchange, response, outgoing)
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, handle)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? '']
      reject(reason ? new StartError(reason(wanted)) : error)
    })
    server.listen({ port: wanted, host: address }, () => resolve())
  })

  function close(): Promise<void> {
    return new Promise((resolve) => {
      // A keep-alive connection becomes idle only after its response, so closing is
      // repeated until none is left.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK)
      const grace = setTimeout(() => server.closeAllConnections(), GRACE)
      server.close(() => {
        clearInterval(idle)
        clearTimeout(grace)
        resolve()
      })
      server.closeIdleConnections()
    })
  }

  const { port } = server.address() as AddressInfo
  return { port, close }
}
