/** Milliseconds that a settled page waits before it fetches what is not urgent. */
export const CALM = 4_000

export function whenIdle(work: () => void, patience?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, patience === undefined ? undefined : { timeout: patience })
  return () => cancelIdleCallback(handle)
}

export const whenCalm = (work: () => void): void => void whenIdle(() => setTimeout(work, CALM))
