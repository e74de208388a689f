import { type EntryFilter, entryKinds } from '../live/entries.ts'

/** The view that the inspector's address describes. */
export interface InspectorView extends EntryFilter {
  readonly machine: string | null
  /** Marked in the chart. */
  readonly state: string | null
  /** The watched page; null: the last one. */
  readonly page: string | null
  /** Number of the last event that had happened; null: now. */
  readonly at: number | null
  /** Number of an event: its moment is compared with the one that is shown. */
  readonly since: number | null
}

function momentIn(text: string | null): number | null {
  const number = text ? Number(text) : Number.NaN
  return Number.isInteger(number) && number >= 0 ? number : null
}

/** @example viewOf('?machine=chat&at=12') // { machine: 'chat', at: 12, … } */
export function viewOf(query: string): InspectorView {
  const search = new URLSearchParams(query)
  const hidden = search.get('hides')?.split(',') ?? []
  return {
    machine: search.get('machine'),
    state: search.get('state'),
    page: search.get('page'),
    at: momentIn(search.get('at')),
    since: momentIn(search.get('since')),
    actor: search.get('actor'),
    hides: entryKinds.filter((kind) => hidden.includes(kind)),
  }
}

export function viewAddress({ hides, ...rest }: InspectorView): string {
  const named = { ...rest, hides: hides.length > 0 ? hides.join(',') : null }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(named)) if (value !== null) search.set(name, String(value))
  return `?${search}`
}
