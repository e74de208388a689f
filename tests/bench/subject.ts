/** The child's side: what is measured says how it is asked, and then tells its CPU time on request. */
export interface SubjectReady {
  readonly ready: true
  /** Asked over HTTP at this port; absent where the work is done in the child itself. */
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

/** `once` does the work one time, for a subject that no socket stands before. */
export function beSubject({ port, once }: { port?: number; once?: () => Promise<void> | void }): void {
  const reply = async (message: { usage: true } | { run: number }) => {
    if ('run' in message) for (let count = 0; count < message.run; count += 1) await once?.()
    send({ cpuMs: cpuMs() })
  }
  // A failing subject ends its process by the unhandled rejection.
  process.on('message', (message: { usage: true } | { run: number }) => void reply(message))
  process.on('disconnect', () => process.exit(0))
  send({ ready: true, ...(port === undefined ? {} : { port }) })
}
