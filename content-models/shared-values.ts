/** Values of a pool. A full pool is emptied: the days of the programme pass, and others recur. */
const MOST = 20_000

/**
 * Equal values become one object: a country's programme repeats a few thousand days of films in every cinema.
 * The values must not be changed. The pool holds a text of their fields, which is half as long without the names.
 */
export function createPool<Value>(fieldsOf: (value: Value) => readonly unknown[]): (value: Value) => Value {
  const values = new Map<string, Value>()
  return (value) => {
    const key = JSON.stringify(fieldsOf(value))
    const known = values.get(key)
    if (known !== undefined) return known
    if (values.size >= MOST) values.clear()
    values.set(key, value)
    return value
  }
}

/** Characters and items. Synopses are the same on sites of one language. */
const [LONGEST_TEXT, LONGEST_LIST] = [8_000, 24]
const MOST_TEXTS = 60_000

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Equal texts, and equal lists of texts, of all models it is given become one: slugs, dates, tags and versions recur in
 * every response. Changes the model in place; its lists must not be changed afterwards.
 */
export function createTextSharing(): <Model>(model: Model) => Model {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()

  function pooled<Value>(pool: Map<string, Value>, key: string, value: Value): Value {
    const known = pool.get(key)
    if (known !== undefined) return known
    if (pool.size >= MOST_TEXTS) pool.clear()
    pool.set(key, value)
    return value
  }

  function shared(value: unknown): unknown {
    if (typeof value === 'string') return value.length > LONGEST_TEXT ? value : pooled(texts, value, value)
    if (!isParent(value) || Object.isFrozen(value)) return value
    if (!Array.isArray(value)) {
      share(value, Object.keys(value))
      return value
    }
    share(value, value.keys())
    const short = value.length <= LONGEST_LIST && value.every((item) => typeof item === 'string')
    return short ? pooled(lists, value.join('\0'), value) : value
  }

  function share<Key extends string | number>(parent: Record<Key, unknown>, keys: Iterable<Key>): void {
    for (const key of keys) {
      const before = parent[key]
      const after = shared(before)
      if (after !== before || typeof after === 'string') parent[key] = after
    }
  }

  return (model) => shared(model) as typeof model
}
