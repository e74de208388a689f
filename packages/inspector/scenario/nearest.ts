const MOST = 3

/** Letters inserted, removed, replaced or swapped with their neighbour that lead from one text to the other. */
function distance(one: string, other: string): number {
  const rows: number[][] = [[...other, ''].map((_, index) => index)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const at = (back: number, left: number) => (back === 0 ? row : rows[i - back])?.[j - left] ?? Infinity
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const changed = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1))
      row.push(isSwapped ? Math.min(changed, at(2, 2) + 1) : changed)
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** Known names that a misspelt one may stand for, the nearest first. */
function nearestNames(name: string, known: readonly string[]): readonly string[] {
  const lower = name.toLowerCase()
  const near = known
    .map((each) => ({ each, far: distance(lower, each.toLowerCase()) }))
    .filter(
      ({ each, far }) =>
        far <= Math.max(2, Math.floor(name.length / 3)) ||
        (name !== '' && each.toLowerCase().includes(lower)),
    )
  return near
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ each }) => each)
}

/** @example formatUnknown('machine', 'faqq', ['faq', 'chat']) // 'Unknown machine: faqq. Nearest: faq' */
export function formatUnknown(
  what: string,
  name: string,
  known: readonly string[],
  listed: readonly string[] = known,
): string {
  const near = nearestNames(name, known)
  const others = near.length > 0 ? `Nearest: ${near.join(', ')}` : `There are: ${listed.join(', ')}`
  return `Unknown ${what}: ${name}. ${others}`
}
