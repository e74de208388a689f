import { useState } from 'react'
import { distanceBetween } from '../../page-kit/distance.ts'
import { requestPosition } from './geolocation.ts'

type Position = Parameters<typeof distanceBetween>[0]

export interface Whereabouts {
  /** `refused`: denied, or unknown to the device. */
  readonly state: 'unknown' | 'requested' | 'refused' | 'known'
  /** Requests the position; call only on a press. */
  readonly request: () => void
  /** Kilometres from the visitor; null until the position is known. */
  readonly kilometresTo: (place: Position | null) => number | null
}

export function usePosition(): Whereabouts {
  const [state, setState] = useState<Whereabouts['state']>('unknown')
  const [own, setOwn] = useState<Position | null>(null)

  function request() {
    setState('requested')
    requestPosition().then(
      (position) => {
        setOwn(position)
        setState('known')
      },
      () => setState('refused'),
    )
  }

  return { state, request, kilometresTo: (place) => (own && place ? distanceBetween(own, place) : null) }
}
