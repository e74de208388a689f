import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A gate in front of a TCP port of this machine; `gone` breaks and refuses every connection. */
export async function openTcpGate(upstream: number) {
  const open = new Set<Socket>()
  let gone = false
  const server = createServer((socket) => {
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
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    set(fault: 'none' | 'gone'): void {
      gone = fault === 'gone'
      if (gone) breakAll()
    },
    close(): void {
      server.close()
      breakAll()
    },
  }
}
