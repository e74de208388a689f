import { narrowedAddress } from '@marquee/addresses/narrowed-address.ts'
import type { useRouter } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { followAddress } from '../../actor-kit/follow-address.ts'
import { startLocator } from './locator-actor.ts'
import { chosenFilter } from './place.ts'

/**
 * Names the place of a cookie that is all the browser has kept, then opens the list of the place, as
 * `before-paint.ts` does where the name is stored.
 */
export async function resumePlace(router: ReturnType<typeof useRouter>, cookie: string): Promise<void> {
  const { actor } = startLocator(router, cookie)
  await waitFor(actor, (snapshot) => !snapshot.matches({ mode: 'loading' }))
  const address = new URL(location.href)
  const narrowed = narrowedAddress(router.options.context.edition, address, chosenFilter(cookie))
  if (narrowed.pathname !== address.pathname) followAddress(router, narrowed, true)
}
