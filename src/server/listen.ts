import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { REFUSAL, type Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type Exchange, isRead, type OuterResponse } from './exchange.ts'
import { NodeExchange, sendBytes, sendResponse } from './node-exchange.ts'
import { refusalIn } from './refused-responses.ts'
import { type BodyLimits, BusyError, createBodyBudget, drain } from './security/request-body.ts'

export interface Listening {
  readonly port: number
  /** Stops accepting connections and waits for running responses, ten seconds at most. */
  close(): Promise<void>
}

interface Handler {
  respond(exchange: Exchange): OuterResponse | Promise<OuterResponse>
  failed(exchange: Exchange, error: unknown): OuterResponse
  done(exchange: Exchange, status: number): void
  /** `inbound`: the header, which only a trusted proxy sends. */
  idOf(inbound: string | undefined, remoteAddress: string | undefined): string
  /** Node could not read the request, so it has no exchange. */
  unread(refusal: Refusal): void
  /** Responses end their connections from then on, so that clients open the next one to another process. */
  isClosing(): boolean
}

interface ListenOptions {
  /** Default: every address. */
  readonly address?: string | undefined
  readonly bodies?: BodyLimits | undefined
}

const SECOND = 1_000
const GRACE = 10_000
/** Interval at which late requests are ended. */
const LATE_CHECK = 5_000
const IDLE_CHECK = 50
/** Longer than the idle timeout of common proxies, so that the proxy closes first. */
const KEEP_ALIVE = 75_000

/** nginx's status for a client that left before the response. */
const CLIENT_GONE = 499

/** Node's code for a request that is not complete in time. */
const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Read errors after the client disconnected are not ours. */
const brokenOff = (response: ServerResponse) => response.destroyed && !response.req.complete

const REASONS: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is already taken; stop what uses it or name another one in PORT.`,
  EACCES: (port) => `This user may not open port ${port}; name one above 1023 in PORT.`,
}

function opened(server: Server, wanted: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? '']
      reject(reason ? new OperatorError(reason(wanted)) : error)
    })
    server.listen({ port: wanted, host }, () => resolve())
  })
}

function closed(server: Server): Promise<void> {
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

interface BadRequest {
  readonly status: string
  readonly refusal: Refusal
}

/** Node's own responses to requests that it could not read. */
const BAD_REQUESTS: Readonly<Record<string, BadRequest>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', refusal: 'headers-too-large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', refusal: 'body-too-large' },
  [LATE]: { status: '408 Request Timeout', refusal: 'late' },
}
const OTHERS: BadRequest = { status: '400 Bad Request', refusal: 'unreadable-request' }

/** Node does the same without a listener, which is the only way to learn of them. */
function endBadRequests(server: Server, unread: Handler['unread']): void {
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', (request, response) => responses.set(request.socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { status, refusal } = BAD_REQUESTS[error.code ?? ''] ?? OTHERS
    const response = responses.get(socket)
    const hasBegun = response !== undefined && response.headersSent && !response.writableFinished
    if (socket.writable && !hasBegun) {
      socket.write(`HTTP/1.1 ${status}\r\n${REFUSAL}: ${refusal}\r\nConnection: close\r\n\r\n`)
      // Browsers and proxies also open connections in advance, and send nothing.
      if (!('bytesRead' in socket) || socket.bytesRead !== 0) unread(refusal)
    }
    if (socket instanceof Socket) socket.destroySoon()
    else socket.end()
  })
}

export async function listenOnNode(
  wanted: number,
  { respond, failed, done, idOf, unread, isClosing }: Handler,
  { address, bodies: bodyLimits = serviceLimits.bodies }: ListenOptions = {},
): Promise<Listening> {
  const bodies = createBodyBudget(bodyLimits)
  function send(exchange: NodeExchange, response: ServerResponse, outgoing: OuterResponse): void {
    if (isClosing()) response.shouldKeepAlive = false
    exchange.refusal = refusalIn(outgoing)
    if (!(outgoing instanceof Response)) {
      sendBytes(response, outgoing, exchange)
      done(exchange, outgoing.status)
      return
    }
    const finish = () => done(exchange, outgoing.status)
    sendResponse(response, outgoing, exchange).then(finish, finish)
  }

  async function sendLater(exchange: NodeExchange, response: ServerResponse, coming: Promise<OuterResponse>) {
    const outgoing = await coming.catch((error: unknown) =>
      brokenOff(response) ? undefined : failed(exchange, error),
    )
    if (outgoing !== undefined && !response.destroyed)
      send(exchange, response, exchange.refusedBody ? failed(exchange, new BusyError()) : outgoing)
    else done(exchange, CLIENT_GONE)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const inbound = request.headers['x-request-id']
    const exchange = new NodeExchange(
      request,
      response,
      bodies,
      idOf(typeof inbound === 'string' ? inbound : undefined, request.socket.remoteAddress),
      performance.now(),
    )
    if (!isRead(exchange.method)) response.once('finish', () => drain(request))
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

  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: bodyLimits.headerSeconds * SECOND,
      requestTimeout: bodyLimits.seconds * SECOND,
      connectionsCheckingInterval: Math.min(LATE_CHECK, bodyLimits.seconds * SECOND),
    },
    handle,
  )
  endBadRequests(server, unread)
  await opened(server, wanted, address)
  const own = server.address()
  return { port: own && typeof own === 'object' ? own.port : wanted, close: () => closed(server) }
}
