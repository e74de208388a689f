import { useMemo, useSyncExternalStore } from 'react'
import { PLACE_CHANGE, PLACE_STORE, type Place } from './place-store.ts'

/** The name belongs to the cookie with which it was kept: beside any other it is out of date. */
function kept(cookie: string | undefined): string {
  try {
    const text = localStorage.getItem(PLACE_STORE) ?? ''
    return cookie && document.cookie.split('; ').includes(text.split('\n', 1)[0] || ' ') && text.startsWith(`${cookie}=`) ? text : ''
  } catch {
    return ''
  }
}

function watch(notify: () => void) {
  addEventListener(PLACE_CHANGE, notify)
  return () => removeEventListener(PLACE_CHANGE, notify)
}

/** The place that the visitor chose; null on the server, in the first render and where none is chosen. */
export function usePlace(cookie: string | undefined): Place | null {
  const text = useSyncExternalStore(
    watch,
    () => kept(cookie),
    () => '',
  )
  return useMemo(() => {
    if (text === '') return null
    const [, name = '', slug = '', kind = '', page = ''] = text.split('\n')
    return { name, slug, kind: kind as Place['kind'], page }
  }, [text])
}
