import { useState } from 'react'
import { distanceBetween } from '../../page-kit/distance.ts'
import { requestPosition } from './geolocation.ts'

type Position = Parameters<typeof distanceBetween>[0]

interface Whereabouts {
  /** `refused`: the visitor said no, or the device does not know. */
  readonly state: 'unknown' | 'requested' | 'refused' | 'known'
  /** Asks the device. Only ever called by a press of the visitor. */
  readonly ask: () => void
  /** Kilometres from the visitor; null until the position is known. */
  readonly kilometresTo: (place: Position | null) => number | null
}

/** Where the visitor is: kept by this page alone, sent nowhere. */
export function usePosition(): Whereabouts {
  const [state, setState] = useState<Whereabouts['state']>('unknown')
  const [own, setOwn] = useState<Position | null>(null)

  function ask() {
    setState('requested')
    requestPosition().then(
      (position) => {
        setOwn(position)
        setState('known')
      },
      () => setState('refused'),
    )
  }

  return { state, ask, kilometresTo: (place) => (own && place ? distanceBetween(own, place) : null) }
}
