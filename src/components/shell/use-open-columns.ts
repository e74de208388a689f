import { type RefObject, useEffect, useRef } from 'react'

function setColumns(box: HTMLElement, open: boolean) {
  for (const column of box.querySelectorAll<HTMLDetailsElement>('details.footer__col')) {
    if (open) column.removeAttribute('name')
    else column.setAttribute('name', 'footer')
    column.open = open
    column.querySelector('summary')?.setAttribute('tabindex', open ? '-1' : '0')
  }
}

/**
 * On a desktop the columns are open. Style alone shows them so where the browser knows `::details-content`; this says it
 * to screen readers too, takes the titles off the tab order, and serves the browsers that do not know it.
 */
export function useOpenColumns(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const desktop = matchMedia('(min-width: 1080px)')
    const apply = () => box.current && setColumns(box.current, desktop.matches)
    if (desktop.matches) apply()
    desktop.addEventListener('change', apply)
    return () => desktop.removeEventListener('change', apply)
  }, [])
  return box
}
