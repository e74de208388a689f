import { FilterBar, type FilterGroup } from '@marquee/design/controls/filter-bar.tsx'
import type { Samples } from '../../samples.ts'
import { state } from '../../state.tsx'

export default { component: FilterBar }

const groupsOf = ({ t, formats, days, marks }: Samples): readonly FilterGroup[] => [
  {
    id: 'date',
    label: t('programme:filters.date'),
    options: days.slice(0, 4).map(({ date, href }, index) => ({
      id: date,
      label: formats.dayName(date),
      href,
      selected: index === 1,
      count: 12 - index,
    })),
  },
  {
    id: 'tags',
    label: t('programme:filters.tags'),
    options: marks.map(({ label }) => ({ id: label, label, href: `/films/${label}`, selected: false })),
  },
]
const chipsOf = ({ formats, days, marks }: Samples) => [
  ...days.slice(1, 2).map(({ date, href }) => ({ id: date, label: formats.dayName(date), href })),
  ...marks.slice(0, 1).map(({ label }) => ({ id: label, label, href: '/films' })),
]

export const Narrowed = state((samples) => (
  <FilterBar
    groups={groupsOf(samples)}
    chips={chipsOf(samples)}
    count={samples.t('shows:count.films', { count: 12 })}
    clearHref="/films"
  />
))
export const NothingChosen = state((samples) => (
  <FilterBar
    groups={groupsOf(samples).slice(1)}
    chips={[]}
    count={samples.t('shows:count.films', { count: 60 })}
    clearHref="/films"
  />
))
export const WithoutGroups = state(({ t }) => (
  <FilterBar groups={[]} chips={[]} count={t('shows:count.films', { count: 0 })} clearHref="/films" />
))
