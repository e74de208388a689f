import { connect } from 'node:net'

export interface Load {
  readonly port: number
  readonly requests: number
  readonly connections: number
  readonly path: string
  readonly host: string
  readonly headers: Readonly<Record<string, string>>
}

const HEAD_END = Buffer.from('\r\n\r\n')

function requestText({ path, host, headers }: Load): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n`)
}

/**
 * Length in bytes of the first response in the buffer; undefined while it is incomplete. Every response here
 * states its length.
 */
function responseLength(buffer: Buffer): number | undefined {
  const end = buffer.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = buffer.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`Unexpected answer: ${head.split('\r\n', 1)[0]}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('The answer states no length')
  return end + HEAD_END.length + Number(length)
}

function work(load: Load, share: number): Promise<void> {
  const text = requestText(load)
  return new Promise((resolve, reject) => {
    let left = share
    let length: number | undefined
    let received = Buffer.alloc(0)
    const socket = connect(load.port, '127.0.0.1', () => socket.write(text))
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      try {
        length ??= responseLength(received)
      } catch (error) {
        socket.destroy()
        reject(error)
        return
      }
      if (length === undefined || received.length < length) return
      received = Buffer.alloc(0)
      length = undefined
      left -= 1
      if (left > 0) socket.write(text)
      else socket.end(resolve)
    })
  })
}

/** Requests one address over a few persistent connections until all requests are answered. */
export async function sendLoad(load: Load): Promise<void> {
  const share = Math.ceil(load.requests / load.connections)
  await Promise.all(Array.from({ length: load.connections }, () => work(load, share)))
}
