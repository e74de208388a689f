import type { AnyRouter } from '@tanstack/react-router'
import { isSamePage } from '../addresses/same-page.ts'
import { SKIPPED_FIRST } from '../document/skipped-first.ts'
import { whenIdle } from '../document/when-idle.ts'

const BLOCKS = '.section, .footer'
/** All that `layout.css` skips out of view. */
const SKIPPED = `${BLOCKS}, .show, .venue-times, .city, .rail > *, .grid-posters > li`

/**
 * Marks the document when the page has settled. From then on content out of view keeps its size without style
 * and layout (`layout.css`), so that interactions cost the same on long and short pages. Not before:
 * rendering and scroll restoration need real sizes. The first page of a visit has skipped unseen content from the
 * start (`before-paint.ts`); its sizes are taken one block at a time, so that no task is long.
 */
export function markSettled(router: AnyRouter): void {
  const { dataset } = document.documentElement
  let stop = () => {}
  // Sizes are remembered with the frame in which they were laid out.
  const afterFrame = (work: () => void) => {
    const frame = requestAnimationFrame(() => {
      const timer = setTimeout(() => (stop = whenIdle(work)))
      stop = () => clearTimeout(timer)
    })
    stop = () => cancelAnimationFrame(frame)
  }
  const rest = () => {
    dataset.rest = ''
  }
  let shown: readonly HTMLElement[] = []
  const show = (parts: readonly HTMLElement[]) => {
    for (const { style } of shown) style.contentVisibility = ''
    for (const { style } of parts) style.contentVisibility = 'visible'
    shown = parts
  }
  const layOut = ([block, ...others]: readonly HTMLElement[]) => {
    show(block ? [block, ...block.querySelectorAll<HTMLElement>(SKIPPED)] : [])
    if (block) afterFrame(() => layOut(others))
    else rest()
  }
  const soon = () => {
    stop()
    afterFrame(() => {
      if (dataset.rest === SKIPPED_FIRST) layOut([...document.querySelectorAll<HTMLElement>(BLOCKS)])
      else rest()
    })
  }
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (isSamePage(fromLocation, toLocation)) return
    stop()
    show([])
    delete dataset.rest
  })
  router.subscribe('onRendered', soon)
  soon()
}
