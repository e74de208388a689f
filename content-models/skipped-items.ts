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

// Parsing is synchronous, so one variable can collect the faults of the running parse.
let open: Fault[] | null = null

/**
 * Reports that `container[key]` (or `container` itself, with a null key) is left out of the model. A null
 * container is the whole response.
 */
export function reportSkipped(container: object | null, key: string | number | null, reason: string): void {
  open?.push({ container, key, reason })
}

/** Runs a synchronous parse of `raw`; returns its result and the reported faults. */
export function collectSkipped<T>(
  raw: unknown,
  parse: () => T,
): { readonly result: T; readonly skipped: readonly SkippedItem[] } {
  const outer = open
  const mine: Fault[] = []
  open = mine
  try {
    const result = parse()
    return { result, skipped: mine.map((fault) => ({ path: pathOfFault(raw, fault), reason: fault.reason })) }
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
