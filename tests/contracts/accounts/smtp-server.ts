import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** Headers and body, raw. */
  readonly source: string
}

/** A mail server without STARTTLS; `response` returns its reply to each recipient. It accepts a mail after `delay` milliseconds. */
export async function startSmtpServer(response: (to: string) => string = () => '250 OK', delay = 0) {
  const taken: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    const reply = (line: string) => socket.write(`${line}\r\n`)
    let mail = { from: '', to: '' }
    let source: string | undefined
    let rest = ''
    function receive(line: string): void {
      if (source !== undefined) {
        if (line !== '.') {
          source += `${line}\n`
          return
        }
        taken.push({ ...mail, source })
        source = undefined
        if (delay > 0) setTimeout(() => reply('250 OK'), delay)
        else reply('250 OK')
        return
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'MAIL') mail = { from: address, to: '' }
      if (command === 'RCPT') mail = { ...mail, to: address }
      if (command === 'DATA') source = ''
      const replyLine =
        { RCPT: response(address), DATA: '354 Go on', QUIT: '221 Bye', STAR: '502 Not implemented' }[
          command
        ] ?? '250 OK'
      reply(replyLine)
      if (command === 'QUIT') socket.end()
    }
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) receive(line)
    })
    reply('220 ready')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
