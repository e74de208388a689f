/** Values of a pool. A full pool is emptied: the days of the programme pass, and others recur. */
const MOST = 20_000

/**
 * Equal values become one object: a country's programme repeats a few thousand days of films in every cinema.
 * The values must not be changed.
 */
export function createPool<Value>(): (value: Value) => Value {
  const values = new Map<string, Value>()
  return (value) => {
    const key = JSON.stringify(value)
    const known = values.get(key)
    if (known !== undefined) return known
    if (values.size >= MOST) values.clear()
    values.set(key, value)
    return value
  }
}
