import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { SiteLink } from '../site-link.tsx'
import { useDrops } from './use-drops.ts'

interface FilterChoice {
  value: string
  label: string
  /** Toggles the choice. */
  href: string
  active: boolean
  count?: number | undefined
}

export interface FilterGroup {
  name: string
  label: string
  choices: readonly FilterChoice[]
}

export interface FilterBarProps {
  groups: readonly FilterGroup[]
  /** Active filters; `href` is the page without one. */
  chips: readonly { label: string; href: string }[]
  /** "44 films sur 60". */
  count: string
  /** The page without filters. */
  clearHref: string
  /** Opens the filters in a modal on narrow screens; false: use the drop-downs. */
  onOpen?: ((trigger: HTMLElement) => boolean) | undefined
}

function FilterDrop({ group }: { group: FilterGroup }) {
  return (
    <details
      className={classNames('drop', group.choices.some(({ active }) => active) && 'drop--set')}
      name="filter"
    >
      <summary>{group.label}</summary>
      <ul className="drop__panel">
        {group.choices.map(({ value, label, href, active, count }) => (
          <li key={value}>
            <SiteLink className="check" to={href} rel="nofollow" aria-current={active ? 'true' : undefined}>
              <span className="check__box">
                <Icon name="check" />
              </span>
              {label}
              {count !== undefined && <small>{count}</small>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Every choice is a link to the filtered page. On a phone, one `details` holds all groups. */
export function FilterBar({ groups, chips, count, clearHref, onOpen }: FilterBarProps) {
  const { t } = useTranslation('components')
  const drops = useDrops()
  return (
    <fieldset className="filters" aria-label={t('filters.title')} {...drops}>
      {groups.length > 0 && (
        <details className="filters__all">
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary is a button */}
          <summary
            className="btn btn--s"
            data-opens={onOpen && 'filters'}
            onClick={onOpen && ((event) => onOpen(event.currentTarget) && event.preventDefault())}
          >
            <Icon name="filter" small />
            {t('filters.title')}
          </summary>
          <div className="filters__groups">
            {groups.map((group) => (
              <FilterDrop key={group.name} group={group} />
            ))}
          </div>
        </details>
      )}
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map(({ label, href }) => (
            <li key={href}>
              <SiteLink className="chip" to={href} rel="nofollow">
                {label}
                <span className="visually-hidden"> {t('filters.remove')}</span>
                <Icon name="close" />
              </SiteLink>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <SiteLink className="link small" to={clearHref} rel="nofollow">
                {t('filters.clear')}
              </SiteLink>
            </li>
          )}
        </ul>
      )}
      <output className="count">{count}</output>
    </fieldset>
  )
}
