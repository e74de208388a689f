/** Ms that a page which has come to rest is left alone before it fetches what nobody waits for. */
export const CALM = 4_000

/** Runs once the browser has nothing better to do, after `patience` ms in any case. Answers with what calls it off. */
export function whenIdle(work: () => void, patience?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, patience === undefined ? undefined : { timeout: patience })
  return () => cancelIdleCallback(handle)
}

/** Runs some seconds after that. */
export const whenCalm = (work: () => void): void => void whenIdle(() => setTimeout(work, CALM))
