import { type ComponentType, useEffect, useState } from 'react'
import { createSharedValue } from '../../actor-kit/shared-value.ts'
import { whenIdle } from '../../document/when-idle.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { TonightPage, TonightShow } from '../../page-models/tonight.ts'

export interface NextShowtimes {
  readonly guessed: boolean
  /** Null where the place has none, or they cannot be loaded. */
  readonly page: TonightPage | null
  readonly shows: ReadonlyMap<string, TonightShow>
}

const { set, useValue } = createSharedValue<NextShowtimes | null>(null)

export const setTonight = set

/** The next showtimes in the visitor's place, or at the nearest cinema; null until `LoadTonight` has them. */
export const useTonight = useValue

/** The next showtimes of a show in the place that the visitor chose; undefined if unknown. */
export function useNextShowtimes(show: string): TonightShow | undefined {
  const value = useValue()
  return value && !value.guessed ? value.shows.get(show) : undefined
}

/** Milliseconds: a page that never rests follows the place all the same. */
const PATIENCE = 1_000

/** Loads them when the page is idle, if the visitor has a place. */
export function LoadTonight() {
  const { locator } = useSite()
  const hasPlace = Boolean(locator?.place)
  const [Follow, setFollow] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!hasPlace) return
    return whenIdle(
      () => void import('./follow-place.ts').then(({ FollowPlace }) => setFollow(() => FollowPlace)),
      PATIENCE,
    )
  }, [hasPlace])
  return Follow && <Follow />
}
