/** Wraps around; null for other keys. */
export function nextTab(
  ids: readonly string[],
  current: string,
  key: string,
  rightToLeft = false,
): string | null {
  const at = ids.indexOf(current)
  const forward = rightToLeft ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: ids.length - 1,
  }
  const to = steps[key]
  if (to === undefined || ids.length === 0) return null
  return ids[(to + ids.length) % ids.length] ?? null
}
