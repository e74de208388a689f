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
 * Opens the columns on a desktop. CSS alone does so in browsers that support `::details-content`; this also
 * informs screen readers, removes the titles from the tab order, and covers other browsers.
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
