import { FilterBar, type FilterGroup } from '@marquee/design/controls/filter-bar.tsx'
import type { Samples } from '../../samples.ts'
import { state } from '../../state.tsx'

export default { component: FilterBar }

const groupsOf = ({ t, formats, days, marks }: Samples): readonly FilterGroup[] => [
  {
    name: 'date',
    label: t('programme:filters.date'),
    choices: days.slice(0, 4).map(({ date, href }, index) => ({
      value: date,
      label: formats.dayName(date),
      href,
      active: index === 1,
      count: 12 - index,
    })),
  },
  {
    name: 'tags',
    label: t('programme:filters.tags'),
    choices: marks.map(({ label }) => ({ value: label, label, href: `/films/${label}`, active: false })),
  },
]
const chipsOf = ({ formats, days, marks }: Samples) => [
  ...days.slice(1, 2).map(({ date, href }) => ({ label: formats.dayName(date), href })),
  ...marks.slice(0, 1).map(({ label }) => ({ label, href: '/films' })),
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
