import { Icon } from '@marquee/design/brand/icon.tsx'
import { Button } from '@marquee/design/controls/button.tsx'
import type { FilterGroup } from '@marquee/design/controls/filter-bar.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import { useFilterChoice } from './filter-choice.ts'
import { type PageFilters, usePageFilters } from './page-filters.ts'
import './filters.css'

interface GroupProps {
  readonly group: FilterGroup
  readonly choice: ReturnType<typeof useFilterChoice>
}

const LONG = 8

function Group({ group: { name, label, choices }, choice }: GroupProps) {
  const chosen = choices.filter(({ value }) => choice.isChosen(name, value)).length
  const [open] = useState(choices.length <= LONG || chosen > 0)
  return (
    <details className="filter-group" open={open}>
      <summary>
        {label}
        {chosen > 0 && <span className="filter-group__chosen">{chosen}</span>}
      </summary>
      <div role="group" aria-label={label}>
        {choices.map(({ value, label: text, count }) => (
          <label key={value} className="check">
            <input
              className="visually-hidden"
              type="checkbox"
              checked={choice.isChosen(name, value)}
              onChange={() => choice.toggle(name, value)}
            />
            <span className="check__box">
              <Icon name="check" />
            </span>
            {text}
            {count !== undefined && <small>{count}</small>}
          </label>
        ))}
      </div>
    </details>
  )
}

const elsewhere = ['date', 'localisation']

const preservedBy = ({ groups }: PageFilters) =>
  elsewhere.filter((name) => groups.every((group) => group.name !== name))

export function FiltersModal() {
  const { t } = useTranslation('schedule')
  const { close } = useCurrentModal()
  const filters = usePageFilters()
  const choice = useFilterChoice()
  const chosen =
    filters?.groups.some(({ name, choices }) => choices.some(({ value }) => choice.isChosen(name, value))) ??
    false
  return (
    <Modal
      title={t('filters.title')}
      foot={
        <div className="filter-foot">
          <Button onPress={() => filters && choice.reset(preservedBy(filters))} disabled={!chosen}>
            {t('filters.reset')}
          </Button>
          <Button look="solid" onPress={close}>
            {filters && !choice.counting ? t('filters.show', { what: filters.count }) : t('filters.counting')}
          </Button>
        </div>
      }
    >
      <div className="filter-groups" aria-busy={choice.counting || undefined}>
        {filters?.groups.map((group) => (
          <Group key={group.name} group={group} choice={choice} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {!choice.counting && filters?.count}
      </p>
    </Modal>
  )
}
