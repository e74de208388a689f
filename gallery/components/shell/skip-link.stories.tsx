import { SkipLink } from '@marquee/design/shell/skip-link.tsx'
import { useEffect, useRef } from 'react'
import { state } from '../../state.tsx'

export default { component: SkipLink }

function Focused() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('a')?.focus({ preventScroll: true }), [])
  return (
    <div ref={box}>
      <SkipLink target="focused" />
      <div id="focused" />
    </div>
  )
}

/** Visible only with the focus. */
export const WithFocus = state(() => <Focused />)
