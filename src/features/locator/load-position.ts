import { type Actor, waitFor } from 'xstate'
import type { locatorMachine } from '#machines/locator-machine.ts'

/**
 * Requests the position once the cinemas are loaded. Cinemas that failed to load are requested again first.
 */
export async function loadPosition(actor: Actor<typeof locatorMachine>): Promise<void> {
  if (actor.getSnapshot().matches({ mode: 'failed' })) actor.send({ type: 'places.retry' })
  await waitFor(actor, (snapshot) => !snapshot.matches({ mode: 'loading' }))
  actor.send({ type: 'position.request' })
}
