import { limits } from '#config/limits.ts'
import { type Composition, optional } from './composition.server.ts'
import type { Bounds } from './nearby.ts'

/** Limits from the site's settings, or from its configuration. */
export async function nearbyLimits(composition: Composition): Promise<Bounds> {
  const { api, edition } = composition
  const settings = await optional(composition, api.settings({ language: edition.language }))
  const { maxGeolocationDistance, maxGeolocationCinemas } = limits.locator
  return {
    distance: settings?.locator.maxGeolocationDistance ?? maxGeolocationDistance,
    cinemas: settings?.locator.maxGeolocationCinemas ?? maxGeolocationCinemas,
  }
}
