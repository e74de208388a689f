/** A new connection needs about as many until its response is written. */
const TURNS = 4

let last: Promise<void> = Promise.resolve()

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

async function turnsAfter(before: Promise<void>): Promise<void> {
  await before
  for (let count = 0; count < TURNS; count += 1) await turn()
}

/**
 * Resolves after a few turns of the event loop, for one caller at a time. Before long synchronous work, so that cached
 * pages are sent between two pieces of it.
 */
export function loopTurn(): Promise<void> {
  last = turnsAfter(last)
  return last
}
