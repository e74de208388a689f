import { LRUCache } from 'lru-cache'
import { type Basis, changedIn, type Hashes } from './form-values.ts'

export interface Writer {
  readonly user: number | string
  readonly name: string
}

/** Values that a form has written since it had the response of its last change. */
interface Written {
  readonly basis: string
  readonly values: ReadonlySet<string>
}

/** Both are of this process, and of the time since it began. */
const written = new LRUCache<string, Written>({ max: 1_000 })
const writers = new LRUCache<string, Writer>({ max: 10_000 })

const since = ({ of }: Basis) => JSON.stringify(of)
const valueOf = (path: string, hash: string | undefined) => `${path} ${hash}`

function writtenBy(basis: Basis): ReadonlySet<string> {
  const known = written.get(basis.form)
  return known?.basis === since(basis) ? known.values : new Set()
}

/** A form may send again before it has the response of its last change. */
export const hasWritten = (basis: Basis, path: string, hash: string | undefined): boolean =>
  writtenBy(basis).has(valueOf(path, hash))

export function noteWritten(basis: Basis, before: Hashes, after: Hashes): void {
  const values = changedIn(before, after).map((path) => valueOf(path, after[path]))
  written.set(basis.form, { basis: since(basis), values: new Set([...writtenBy(basis), ...values]) })
}

/** `place`: document, language unless all share the field, and path. */
export const noteWriter = (place: string, writer: Writer): void => void writers.set(place, writer)
export const writerOf = (place: string): Writer | undefined => writers.get(place)
