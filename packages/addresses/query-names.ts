/** Maximum of parameters matched by a name with `*`. */
const MOST = 12

/**
 * Names of the parameters that a page reads, in the order of the table. `options.*` matches all names
 * with that prefix, sorted.
 */
export function namesRead(allowed: readonly string[], names: Iterable<string>): readonly string[] {
  const present = [...new Set(names)].toSorted()
  return allowed.flatMap((name) => {
    if (!name.endsWith('*')) return present.includes(name) ? [name] : []
    return present.filter((each) => each.startsWith(name.slice(0, -1))).slice(0, MOST)
  })
}
