import { createServer, request } from 'node:http'
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net'
import { text } from 'node:stream/consumers'

export type ApiFault = 'none' | 'down' | 'slow' | 'garbage' | 'half' | 'spoiled'

export interface Gate<Fault> {
  readonly port: number
  set(fault: Fault): void
  close(): void
}

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const SLOW = 8_000

/** Every second item of each list without what makes it valid. */
const spoiled = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    Array.isArray(value) ? value.map((item: unknown, index) => (index % 2 === 0 ? item : null)) : value,
  )

/** A gate in front of the content API of `host`, on this machine. */
export async function openApiGate(host: string, upstream: number): Promise<Gate<ApiFault>> {
  let fault: ApiFault = 'none'
  const server = createServer((incoming, outgoing) => {
    if (fault === 'down') return void incoming.socket.destroy()
    if (fault === 'garbage')
      return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
    if (fault === 'half') {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' }).write('[{')
      return void setTimeout(() => incoming.socket.destroy(), 50)
    }
    const headers = {
      ...incoming.headers,
      host: `${host}:${upstream}`,
      'accept-encoding': 'identity',
    }
    const forward = () =>
      request(
        { host: '127.0.0.1', port: upstream, path: incoming.url, method: incoming.method, headers },
        (from) => {
          if (fault !== 'spoiled' || from.statusCode !== 200) {
            outgoing.writeHead(from.statusCode ?? 502, from.headers)
            return void from.pipe(outgoing)
          }
          outgoing.writeHead(200, { 'content-type': 'application/json' })
          void text(from).then((json) => outgoing.end(spoiled(json)))
        },
      )
        .on('error', () => outgoing.destroy())
        .end()
    setTimeout(forward, fault === 'slow' ? SLOW : 0)
  })
  const port = await listening(server)
  return {
    port,
    set(next) {
      fault = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A gate in front of a TCP port of this machine; `gone` breaks and refuses every connection. */
export async function openTcpGate(upstream: number): Promise<Gate<'none' | 'gone'>> {
  const open = new Set<Socket>()
  let gone = false
  const server = createTcpServer((socket) => {
    if (gone) return void socket.destroy()
    const target = connect(upstream, '127.0.0.1')
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      open.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          open.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  const port = await listening(server)
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    set(fault) {
      gone = fault === 'gone'
      if (gone) breakAll()
    },
    close() {
      server.close()
      breakAll()
    },
  }
}
