/** A part of a response that was left out; `path` locates the fault in the response (`shows[7].title`). */
export interface SkippedItem {
  readonly path: string
  readonly reason: string
}

interface Fault {
  readonly container: object | null
  readonly key: string | number | null
  readonly reason: string
}

// Parsing is synchronous, so variables can collect the faults and the items of the running parse.
let open: Fault[] | null = null
let items = 0

/** Counts an entry of a list or map, valid or not. */
export function countItem(): void {
  items += 1
}

/**
 * Reports that `container[key]` (or `container` itself, with a null key) is left out of the model. A null
 * container is the whole response.
 */
export function reportSkipped(container: object | null, key: string | number | null, reason: string): void {
  open?.push({ container, key, reason })
}

/** Runs a synchronous parse of `raw`; returns its result, the reported faults, and the number of items read. */
export function collectSkipped<T>(
  raw: unknown,
  parse: () => T,
): { readonly result: T; readonly skipped: readonly SkippedItem[]; readonly items: number } {
  const outer = open
  const before = items
  const mine: Fault[] = []
  open = mine
  try {
    const result = parse()
    const skipped = mine.map((fault) => ({ path: pathOfFault(raw, fault), reason: fault.reason }))
    return { result, skipped, items: items - before }
  } finally {
    open = outer
  }
}

function pathOfFault(root: unknown, fault: Fault): string {
  const base = fault.container === null ? '' : (pathTo(root, fault.container, '') ?? '(unknown)')
  return fault.key === null ? base || '(answer)' : join(base, fault.key)
}

function join(base: string, key: string | number): string {
  if (typeof key === 'number') return `${base}[${key}]`
  return base === '' ? key : `${base}.${key}`
}

function pathTo(value: unknown, target: object, path: string): string | null {
  if (value === target) return path
  if (typeof value !== 'object' || value === null) return null
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, inner] of entries) {
    const found = pathTo(inner, target, join(path, key))
    if (found !== null) return found
  }
  return null
}
