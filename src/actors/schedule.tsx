import { useRouter } from '@tanstack/react-router'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { limits } from '../../config/limits.ts'
import { type ScheduleFilters, scheduleMachine } from '../../machines/schedule-machine.ts'

const ScheduleContext = createActorContext(scheduleMachine)

interface ScheduleProviderProps {
  /** First day of the strip and the chosen day, `YYYY-MM-DD` in the site's time zone. */
  readonly today: string
  readonly selectedDay: string
  readonly filters: ScheduleFilters
  readonly children: ReactNode
}

/** The schedule of the page below: day and filters follow the address, loading follows the router. */
export function ScheduleProvider({ today, selectedDay, filters, children }: ScheduleProviderProps) {
  return (
    <ScheduleContext.Provider options={{ input: { today, weekOffset: null, defaultWeekOffset: limits.schedule.defaultWeekOffset } }}>
      <ScheduleFollower selectedDay={selectedDay} filters={filters} />
      {children}
    </ScheduleContext.Provider>
  )
}

function ScheduleFollower({ selectedDay, filters }: Pick<ScheduleProviderProps, 'selectedDay' | 'filters'>) {
  const router = useRouter()
  const schedule = ScheduleContext.useActorRef()
  useEffect(() => schedule.send({ type: 'address.read', day: selectedDay, filters }), [schedule, selectedDay, filters])
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeLoad', () => schedule.send({ type: 'programme.request' })),
      router.subscribe('onResolved', () => schedule.send({ type: 'programme.success' })),
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && schedule.send({ type: 'page.navigate' })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, schedule])
  return null
}

export const useScheduleLayout = () =>
  ScheduleContext.useSelector((snapshot): 'slider' | 'calendar' => (snapshot.matches({ layout: 'calendar' }) ? 'calendar' : 'slider'))

export const useScheduleLoading = () => ScheduleContext.useSelector((snapshot) => snapshot.matches({ programme: 'loading' }))

/** Changes of the schedule that a page asks for. */
export function useScheduleActions() {
  const schedule = ScheduleContext.useActorRef()
  return {
    chooseLayout: (layout: 'slider' | 'calendar') => schedule.send({ type: 'layout.choose', layout }),
    selectDay: (day: string, from: 'strip' | 'calendar') => schedule.send({ type: 'day.select', day, from }),
  }
}
