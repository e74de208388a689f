import type { NumberedEvent, PageMessage, WatchedEvent } from './channel.ts'

/** A watched page, or an outside client that speaks the protocol. */
export interface InspectedTab {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly isThere: boolean
  /** False for outside clients, which only send. */
  readonly receives: boolean
  readonly records: string | null
  readonly outdated: readonly string[]
  readonly events: readonly NumberedEvent[]
}

export type Sources = ReadonlyMap<string, InspectedTab>

const LONGEST = 5_000

function merged(known: readonly NumberedEvent[], more: readonly NumberedEvent[]): readonly NumberedEvent[] {
  const numbers = new Set(known.map(({ number }) => number))
  const fresh = more.filter(({ number }) => !numbers.has(number))
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => a.number - b.number).slice(-LONGEST)
}

function appended(known: readonly NumberedEvent[], one: NumberedEvent): readonly NumberedEvent[] {
  const last = known.at(-1)?.number ?? 0
  return one.number > last ? [...known, one].slice(-LONGEST) : merged(known, [one])
}

export function afterMessage(sources: Sources, message: PageMessage): Sources {
  const known = sources.get(message.page)
  if (message.kind === 'page') {
    const { page, title, address, past, records, outdated } = message
    const events = merged(known?.events ?? [], past)
    return new Map([
      ...sources,
      [page, { id: page, title, address, isThere: true, receives: true, records, outdated, events }],
    ])
  }
  if (!known) return sources
  const with_ = (change: Partial<InspectedTab>) => new Map([...sources, [known.id, { ...known, ...change }]])
  if (message.kind === 'happened') return with_({ events: appended(known.events, message.what) })
  if (message.kind === 'renamed') return with_({ title: message.title, address: message.address })
  // A page without events is dropped.
  if (message.kind === 'left')
    return known.events.length > 0 ? with_({ isThere: false, records: null }) : without(sources, known.id)
  return with_({ records: null })
}

function without(sources: Sources, id: string): Sources {
  const left = new Map(sources)
  left.delete(id)
  return left
}

export function afterForeign(sources: Sources, id: string, event: WatchedEvent): Sources {
  const known = sources.get(id) ?? {
    id,
    title: 'Outside client',
    address: '',
    isThere: true,
    receives: false,
    records: null,
    outdated: [],
    events: [],
  }
  const number = (known.events.at(-1)?.number ?? 0) + 1
  return new Map([...sources, [id, { ...known, events: appended(known.events, { number, event }) }]])
}
