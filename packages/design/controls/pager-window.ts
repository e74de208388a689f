export type PagerStep = number | 'gap-before' | 'gap-after'

/** First, last, current and neighbours; a gap replaces two or more pages. */
export function pagerWindow(current: number, total: number): PagerStep[] {
  const shown = new Set([1, current - 1, current, current + 1, total])
  const numbers = [...shown].filter((page) => page >= 1 && page <= total)
  return numbers.flatMap((page, index): PagerStep[] => {
    const missing = page - (numbers[index - 1] ?? 0) - 1
    if (missing === 0) return [page]
    if (missing === 1) return [page - 1, page]
    return [page > current ? 'gap-after' : 'gap-before', page]
  })
}
