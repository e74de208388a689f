import { type DataOf, type FromApp, fromApp, type ToApp, toApp, VERSION } from './messages.ts'

type Handlers = {
  readonly [Name in FromApp['event']]: (data: Extract<FromApp, { event: Name }>['data']) => void
}

interface BridgeOptions {
  readonly post: (message: ToApp) => void
  readonly handlers: Handlers
}

interface Bridge {
  readonly send: <Name extends ToApp['event']>(event: Name, data: DataOf<Name>) => void
  readonly receive: (raw: unknown) => void
  readonly dropped: () => number
}

function read(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

function handle(handlers: Handlers, message: FromApp): void {
  if (message.event === 'theme.set') handlers[message.event](message.data)
  else if (message.event === 'consent.set') handlers[message.event](message.data)
  else if (message.event === 'navigate') handlers[message.event](message.data)
  else if (message.event === 'session.give') handlers[message.event](message.data)
  else handlers[message.event](message.data)
}

export function createBridge({ post, handlers }: BridgeOptions): Bridge {
  let dropped = 0
  return {
    send(event, data) {
      const message = toApp.safeParse({ v: VERSION, event, data })
      if (message.success) post(message.data)
      else dropped += 1
    },
    receive(raw) {
      const message = fromApp.safeParse(read(raw))
      if (message.success) handle(handlers, message.data)
      else dropped += 1
    },
    dropped: () => dropped,
  }
}
