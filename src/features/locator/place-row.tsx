import type { IconName } from '@marquee/design/brand/icon-paths.ts'
import { ResultRow } from '@marquee/design/modals/result-row.tsx'
import type { LocatorLocation } from '#machines/locator-rules.ts'

interface PlaceRowProps {
  readonly location: LocatorLocation
  readonly current: LocatorLocation | null
  readonly name: string
  readonly line?: string
  readonly end?: string | null
  readonly icon?: IconName
  readonly onChoose: (location: LocatorLocation) => void
}

export function PlaceRow({ location, current, name, line, end, icon = 'pin', onChoose }: PlaceRowProps) {
  const active = current?.type === location.type && current.value === location.value
  return (
    <ResultRow
      title={name}
      line={line}
      end={end}
      thumb={icon}
      active={active}
      onPress={() => onChoose(location)}
    />
  )
}
