import { type ReactNode, useMemo } from 'react'
import type { DayModel, FiltersModel } from '../../page-models/parts.ts'
import { ScheduleProvider, useScheduleLoading } from './schedule.tsx'

interface PageScheduleProps {
  readonly days: readonly DayModel[]
  readonly filters: FiltersModel
  /** First weekday of the cinema's programme week; null for the chain's. */
  readonly weekOffset?: number | null
  readonly children: ReactNode
}

function activeValues(
  filters: FiltersModel,
  name: FiltersModel['groups'][number]['name'],
): readonly string[] {
  const choices = filters.groups.find((group) => group.name === name)?.choices ?? []
  return choices.filter(({ active }) => active).map(({ value }) => value)
}

export function PageSchedule({ days, filters, weekOffset = null, children }: PageScheduleProps) {
  const today = days[0]?.date ?? ''
  const selectedDay = days.find(({ selected }) => selected)?.date ?? today
  const chosen = useMemo(
    () => ({
      types: activeValues(filters, 'tags'),
      genres: activeValues(filters, 'genres'),
      languages: activeValues(filters, 'versions'),
    }),
    [filters],
  )
  return (
    <ScheduleProvider today={today} selectedDay={selectedDay} filters={chosen} weekOffset={weekOffset}>
      {children}
    </ScheduleProvider>
  )
}

export function ScheduledPart({ children }: { readonly children: ReactNode }) {
  const loading = useScheduleLoading()
  return (
    <div className="scheduled" aria-busy={loading || undefined}>
      {children}
    </div>
  )
}
