/** The child process: announces how to send it work, and reports its CPU time on request. */
export interface SubjectReady {
  readonly ready: true
  /** Port for HTTP requests; absent if the work is done in the child itself. */
  readonly port?: number
}

export interface SubjectUsage {
  readonly cpuMs: number
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const send = (message: SubjectReady | SubjectUsage) => process.send?.(message)

/** `once` does one unit of work, for a subject without a socket. */
export function beSubject({ port, once }: { port?: number; once?: () => Promise<void> | void }): void {
  const reply = async (message: { usage: true } | { run: number }) => {
    if ('run' in message) for (let count = 0; count < message.run; count += 1) await once?.()
    send({ cpuMs: cpuMs() })
  }
  // An unhandled rejection ends the process of a failing subject.
  process.on('message', (message: { usage: true } | { run: number }) => void reply(message))
  process.on('disconnect', () => process.exit(0))
  send({ ready: true, ...(port === undefined ? {} : { port }) })
}
