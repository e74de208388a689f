import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../use-hydrated.ts'

export interface TabItem {
  /** The URL's fragment and the panel's id are the same. */
  id: string
  label: string
  count?: number | undefined
}

export interface TabsProps {
  label: string
  items: readonly TabItem[]
  selected: string
  onSelect: (id: string) => void
}

/** Wraps around; null for other keys. */
export function nextTab(ids: readonly string[], current: string, key: string): string | null {
  const at = ids.indexOf(current)
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: ids.length - 1,
  }
  const to = steps[key]
  if (to === undefined || ids.length === 0) return null
  return ids[(to + ids.length) % ids.length] ?? null
}

/** Anchors: without script the panels follow one another. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector<HTMLElement>(`[href="#${CSS.escape(selected)}"]`)
    if (strip && tab) strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.clientWidth) / 2 })
  }, [selected])

  function onClick(event: MouseEvent<HTMLAnchorElement>, id: string) {
    event.preventDefault()
    onSelect(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = nextTab(
      items.map(({ id }) => id),
      selected,
      event.key,
    )
    if (target === null) return
    event.preventDefault()
    onSelect(target)
    list.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(target)}"]`)?.focus()
  }

  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list}>
      {items.map(({ id, label: text, count }) => (
        <a
          key={id}
          className="tab"
          role="tab"
          id={`tab-${id}`}
          href={`#${id}`}
          aria-selected={id === selected}
          aria-controls={id}
          tabIndex={id === selected ? undefined : -1}
          onClick={(event) => onClick(event, id)}
          onKeyDown={onKeyDown}
        >
          {text} {count !== undefined && <small>{count}</small>}
        </a>
      ))}
    </div>
  )
}

/** The URL's fragment selects before hydration, then `selected` does. */
export function TabPanels({ children }: { children: ReactNode }) {
  const live = useHydrated()
  return (
    <div className="panels" data-live={live ? '' : undefined}>
      {children}
    </div>
  )
}

export interface TabPanelProps {
  id: string
  title: string
  selected: boolean
  children: ReactNode
}

export function TabPanel({ id, title, selected, children }: TabPanelProps) {
  return (
    <section
      className="panel"
      id={id}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      data-selected={selected ? '' : undefined}
    >
      <h2 className="panel__title">{title}</h2>
      {children}
    </section>
  )
}
