/** The child process: announces how to send it work, and reports its CPU time on request. */
export interface SubjectReady {
  readonly ready: true
  /** Port for HTTP requests; absent if the work is done in the child itself. */
  readonly port?: number
}

export interface SubjectUsage {
  readonly cpuMs: number
}

export interface CommandResult {
  readonly result: unknown
}

/** `run`: units of work to do first. */
export type SubjectMessage =
  | { readonly run: number }
  | { readonly command: string; readonly argument?: string }

type Commands = Readonly<Record<string, (argument: string) => unknown>>

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const send = (message: SubjectReady | SubjectUsage | CommandResult) => process.send?.(message)

/** `once` does one unit of work, for a subject without a socket. */
export function beSubject({
  port,
  once,
  commands = {},
}: {
  port?: number
  once?: () => Promise<void> | void
  commands?: Commands
}): void {
  const reply = async (message: SubjectMessage) => {
    if ('command' in message) {
      send({ result: await commands[message.command]?.(message.argument ?? '') })
      return
    }
    for (let count = 0; count < message.run; count += 1) await once?.()
    send({ cpuMs: cpuMs() })
  }
  // An unhandled rejection ends the process of a failing subject.
  process.on('message', (message: SubjectMessage) => void reply(message))
  process.on('disconnect', () => process.exit(0))
  send({ ready: true, ...(port === undefined ? {} : { port }) })
}
