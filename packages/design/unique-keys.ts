/** Keys from names that may repeat: `a`, `b`, `a~2`. */
export function uniqueKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}~${count}`
  })
}
