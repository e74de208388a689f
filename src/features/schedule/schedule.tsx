import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { limits } from '#config/limits.ts'
import type { ScheduleFilters } from '#machines/schedule-machine.ts'
import { onPageLeave } from '../../actor-kit/page-leave.ts'
import { createScheduleStore, type ScheduleStore } from './schedule-store.ts'

interface Address {
  readonly selectedDay: string
  readonly filters: ScheduleFilters
  readonly weekOffset: number | null
}

interface ScheduleProviderProps extends Address {
  /** First day of the strip, `YYYY-MM-DD` in the site's time zone. */
  readonly today: string
  readonly children: ReactNode
}

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

export function ScheduleProvider({ today, children, ...address }: ScheduleProviderProps) {
  const [store] = useState(() => createScheduleStore(today))
  useFollowing(store, address)
  return (
    <ScheduleContext value={{ store, weekOffset: address.weekOffset ?? limits.schedule.defaultWeekOffset }}>
      {children}
    </ScheduleContext>
  )
}

function useFollowing(store: ScheduleStore, { selectedDay, filters, weekOffset }: Address): void {
  const router = useRouter()
  useEffect(
    () => store.readAddress({ type: 'address.read', day: selectedDay, filters, weekOffset }),
    [store, selectedDay, filters, weekOffset],
  )
  useEffect(() => {
    const stops = [
      store.begin(),
      router.subscribe('onBeforeLoad', () => store.send({ type: 'programme.request' })),
      router.subscribe('onResolved', () => {
        const failed = router.state.matches.some(({ status }) => status === 'error')
        store.send({ type: failed ? 'programme.failure' : 'programme.success' })
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

export const useScheduleLoading = () =>
  useScheduled((snapshot) => snapshot?.matches({ programme: 'loading' }) ?? false)

export const useStartDay = () => useScheduled((snapshot) => snapshot?.context.startDay ?? null)

export const useWeekOffset = () => useSchedule().weekOffset

export function useScheduleActions() {
  const { store } = useSchedule()
  return {
    chooseLayout: (layout: 'slider' | 'calendar') => store.request({ type: 'layout.choose', layout }),
    selectDay: (day: string) => store.request({ type: 'day.select', day, from: 'strip' }),
  }
}
