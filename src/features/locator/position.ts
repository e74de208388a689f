import { useState } from 'react'
import { distanceBetween } from '../../page-kit/distance.ts'
import { useSite } from '../../page-kit/site-context.ts'
import { requestPosition } from './geolocation.ts'
import { useHere } from './nearby-order.ts'
import { usePlaceOrder } from './use-place-order.ts'

type Position = Parameters<typeof distanceBetween>[0]

export interface Whereabouts {
  /** `refused`: denied, or unknown to the device. */
  readonly state: 'unknown' | 'requested' | 'refused' | 'known'
  /** Requests the position; call only on a press. */
  readonly request: () => void
  /** Kilometres from the visitor; null until the position is known. */
  readonly kilometresTo: (place: Position | null) => number | null
}

/** The position given on this page, else the one that is the visitor's place. */
export function measuredFrom(
  state: Whereabouts['state'],
  own: Position | null,
  chosen: Position | null,
): Omit<Whereabouts, 'request'> {
  const here = own ?? chosen
  return {
    state: state === 'unknown' && chosen ? 'known' : state,
    kilometresTo: (place) => (here && place ? distanceBetween(here, place) : null),
  }
}

export function usePosition(): Whereabouts {
  const [state, setState] = useState<Whereabouts['state']>('unknown')
  const [own, setOwn] = useState<Position | null>(null)
  usePlaceOrder(useSite().locator?.cookie)
  const chosen = useHere()

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

  return { ...measuredFrom(state, own, chosen), request }
}
