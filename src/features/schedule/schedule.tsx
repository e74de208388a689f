import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { limits } from '#config/limits.ts'
import { onPageLeave } from '../../actor-kit/page-leave.ts'
import { createScheduleStore, type ScheduleStore } from './schedule-store.ts'

interface PageSchedule {
  readonly store: ScheduleStore
  readonly weekOffset: number
}

const ScheduleContext = createContext<PageSchedule | null>(null)

function useSchedule(): PageSchedule {
  const schedule = useContext(ScheduleContext)
  if (!schedule) throw new Error('useSchedule outside of ScheduleProvider')
  return schedule
}

interface ScheduleProviderProps {
  /** First weekday of the cinema's programme week (JavaScript's, 0–6); null for the chain's. */
  readonly weekOffset?: number | null
  readonly children: ReactNode
}

export function ScheduleProvider({ weekOffset = null, children }: ScheduleProviderProps) {
  const [store] = useState(createScheduleStore)
  useFollowing(store)
  return (
    <ScheduleContext value={{ store, weekOffset: weekOffset ?? limits.schedule.defaultWeekOffset }}>
      {children}
    </ScheduleContext>
  )
}

function useFollowing(store: ScheduleStore): void {
  const router = useRouter()
  useEffect(() => {
    const stops = [
      store.begin(),
      router.subscribe('onBeforeLoad', () => store.send({ type: 'showtimes.request' })),
      router.subscribe('onResolved', () => {
        const failed = router.state.matches.some(({ status }) => status === 'error')
        store.send({ type: failed ? 'showtimes.failure' : 'showtimes.success' })
      }),
      onPageLeave(router, () => store.send({ type: 'page.navigate' })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, store])
}

type Snapshot = ReturnType<ScheduleStore['read']>

function useScheduled<Value>(pick: (snapshot: Snapshot) => Value): Value {
  const { store } = useSchedule()
  return useSyncExternalStore(
    store.watch,
    () => pick(store.read()),
    () => pick(null),
  )
}

export const useScheduleLayout = () =>
  useScheduled((snapshot) => (snapshot?.matches({ layout: 'calendar' }) ? 'calendar' : 'slider'))

export const useStartDay = () => useScheduled((snapshot) => snapshot?.context.startDay ?? null)

export const useWeekOffset = () => useSchedule().weekOffset

export function useChooseLayout(): (layout: 'slider' | 'calendar') => void {
  const { store } = useSchedule()
  return (layout) => store.request({ type: 'layout.choose', layout })
}

/** A part that is busy while the programme loads. */
export function ScheduledPart({ children }: { readonly children: ReactNode }) {
  const loading = useScheduled((snapshot) => snapshot?.matches({ showtimes: 'loading' }) ?? false)
  return (
    <div className="scheduled" aria-busy={loading || undefined}>
      {children}
    </div>
  )
}
