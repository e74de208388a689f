/** Runs once the browser has nothing better to do, after `patience` ms in any case. Answers with what calls it off. */
export function whenIdle(work: () => void, patience?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, patience === undefined ? undefined : { timeout: patience })
  return () => cancelIdleCallback(handle)
}
