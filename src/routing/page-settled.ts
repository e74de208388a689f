import type { AnyRouter } from '@tanstack/react-router'
import { isSamePage } from '../addresses/same-page.ts'
import { whenIdle } from '../document/when-idle.ts'

/**
 * Marks the document when the page has settled. From then on content out of view keeps its size without style
 * and layout (`layout.css`), so that interactions cost the same on long and short pages. Not before:
 * rendering and scroll restoration need real sizes.
 */
export function markSettled(router: AnyRouter): void {
  const { dataset } = document.documentElement
  let stop = () => {}
  const rest = () => {
    dataset.rest = ''
  }
  // Sizes are remembered with the frame in which they were laid out.
  const soon = () => {
    const frame = requestAnimationFrame(() => {
      const timer = setTimeout(() => (stop = whenIdle(rest)))
      stop = () => clearTimeout(timer)
    })
    stop = () => cancelAnimationFrame(frame)
  }
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (isSamePage(fromLocation, toLocation)) return
    stop()
    delete dataset.rest
  })
  router.subscribe('onRendered', soon)
  soon()
}
