import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ChartRoom } from '../chart/layout.ts'

/** Pixels: smaller changes need no other layout. Rounded down, so that a chart which fits is as large as computed. */
const STEP = 100

const rounded = (length: number) => Math.max(STEP, Math.floor(length / STEP) * STEP)

/** Size of an element; undefined until it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>): ChartRoom | undefined {
  const [room, setRoom] = useState<ChartRoom>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const [width, height] = [rounded(current.clientWidth), rounded(current.clientHeight)]
      setRoom((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return room
}
