import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { SiteLink } from '../site-link.tsx'

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

interface Drops {
  readonly ref: RefObject<HTMLFieldSetElement | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const openDrop = (drops: Element | null) => drops?.querySelector<HTMLDetailsElement>('.drop[open]') ?? null

/** Escape closes a drop-down, as a press outside does, and Space toggles a filter. */
function useDrops(): Drops {
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const close = (event: MouseEvent) => {
      const drop = openDrop(ref.current)
      // Keyboard clicks have no detail.
      if (!drop || event.detail === 0) return
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) drop.open = false
    }
    document.addEventListener('click', close, true)
    return () => document.removeEventListener('click', close, true)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const drop = openDrop(ref.current)
    if (!drop) return
    const check = event.target instanceof Element && event.target.closest<HTMLElement>('.check')
    if (event.key === ' ' && check) {
      event.preventDefault()
      check.click()
    }
    if (event.key === 'Escape') {
      drop.open = false
      drop.querySelector('summary')?.focus()
    }
  }
  return { ref, onKeyDown }
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
