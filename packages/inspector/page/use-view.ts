import { useCallback, useEffect, useState } from 'react'
import { type InspectorView, viewAddress, viewOf } from './address.ts'

/** `step` replaces the entry in the browser's history, so that *Back* does not go through each event. */
export type ChangeView = (change: Partial<InspectorView>, how?: 'visit' | 'step') => void

export function useView(): readonly [view: InspectorView, change: ChangeView] {
  const [view, setView] = useState(() => viewOf(location.search))
  useEffect(() => {
    const onPop = () => setView(viewOf(location.search))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  const change = useCallback<ChangeView>((changed, how = 'visit') => {
    const next = viewAddress({ ...viewOf(location.search), ...changed })
    if (next === location.search) return
    if (how === 'visit') history.pushState(null, '', next)
    else history.replaceState(null, '', next)
    setView(viewOf(location.search))
  }, [])
  return [view, change]
}
