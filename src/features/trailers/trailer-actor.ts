import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { consent } from '#config/consent.ts'
import { trailerMachine } from '#machines/trailer-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { currentDecision, watchDecision } from '../consent/consent.ts'
import { allow } from '../consent/decide.ts'
import type { TrailersData } from './trailer.ts'

const allowed = () => currentDecision() ?? []

function saveConsent(category: string | null): void {
  const known = consent.categories.find((each) => each === category)
  if (known) allow(known)
}

const trailer = runMachine(
  trailerMachine.provide({ actions: { saveConsent: (_, { category }) => saveConsent(category) } }),
)

// Dispatched by the modals when a player closes or on a navigation.
document.addEventListener('video.stop', () => trailer.send({ type: 'video.stop' }))
watchDecision(() => trailer.send({ type: 'consent.change', allowed: allowed() }))

export function useTrailer(data: TrailersData) {
  useEffect(
    () =>
      trailer.send({
        type: 'video.play',
        videos: data.videos,
        ...(data.current === undefined ? {} : { id: data.current }),
        allowed: allowed(),
      }),
    [data],
  )
  const current = useSelector(trailer, ({ context }) => context.current)
  const step = useSelector(trailer, (snapshot) =>
    snapshot.matches({ open: 'playing' }) ? 'playing' : snapshot.matches('open') ? 'needsConsent' : 'stopped',
  )
  return {
    step,
    video: data.videos.find(({ id }) => id === current),
    choose: (id: string) => trailer.send({ type: 'video.choose', id }),
    allow: (always: boolean) => trailer.send({ type: 'consent.give', always }),
  }
}
