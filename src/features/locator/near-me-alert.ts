import type { useRouter } from '@tanstack/react-router'
import { type Actor, waitFor } from 'xstate'
import type { locatorMachine } from '#machines/locator-machine.ts'
import { distanceBetween } from '../../page-kit/distance.ts'
import { showAlert } from '../alerts/alerts.ts'
import type { RunningLocator } from './locator-actor.ts'
import { nearestCinema } from './locator-places.ts'

/**
 * Requests the position once the cinemas are loaded. Cinemas that failed to load are requested again first.
 */
export async function loadPosition(actor: Actor<typeof locatorMachine>): Promise<void> {
  if (actor.getSnapshot().matches({ mode: 'failed' })) actor.send({ type: 'places.retry' })
  await waitFor(actor, (snapshot) => !snapshot.matches({ mode: 'loading' }))
  actor.send({ type: 'position.request' })
}

export async function locateNearMe(
  locator: RunningLocator,
  router: ReturnType<typeof useRouter>,
): Promise<void> {
  await loadPosition(locator.actor)
  await alertWhenFar(locator, router)
}

async function alertWhenFar(
  { actor, places: loaded }: RunningLocator,
  router: ReturnType<typeof useRouter>,
): Promise<void> {
  const { value, context } = await waitFor(
    actor,
    (snapshot) =>
      !snapshot.matches({ geolocation: 'locating' }) && !snapshot.matches({ ordering: 'locking' }),
  )
  const places = loaded()
  if (
    value.geolocation !== 'known' ||
    context.location?.type !== 'position' ||
    context.nearby.length > 0 ||
    places === null
  )
    return
  const here = context.location.value
  const nearest = nearestCinema(places, here)
  const t = router.options.context.edition.i18n.getFixedT(null, 'locator')
  showAlert({
    autoCloseId: 'nearMe',
    title: t('position.far', { km: places.nearby.distance }),
    subtitle: nearest?.position
      ? t('position.nearest', {
          cinema: nearest.name,
          km: Math.round(distanceBetween(here, nearest.position)),
        })
      : null,
    level: 'info',
    className: null,
    icon: 'locate',
    cta: null,
    closable: true,
  })
}
