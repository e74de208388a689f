import type { AnyRouter } from '@tanstack/react-router'
import { isSamePage } from '../addresses/same-page.ts'
import { whenIdle } from '../document/when-idle.ts'

/**
 * Says on the document when a page has come to rest. From then on what is out of sight keeps its size without being styled and laid out
 * (`layout.css`), so that what a visitor does costs no more on a long page than on a short one. Not before: a page that is being built, or
 * that goes back to where it was scrolled to, needs the sizes of everything.
 */
export function markSettled(router: AnyRouter): void {
  const { dataset } = document.documentElement
  let stop = () => {}
  const rest = () => {
    dataset.rest = ''
  }
  // A size is remembered with the frame in which it was laid out.
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
