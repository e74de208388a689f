import { isSamePage } from '@marquee/addresses/same-page.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { afterPaint } from '../document/after-paint.ts'
import { whenIdle } from '../document/when-idle.ts'

/**
 * Marks the document when the page has settled. From then on content out of view keeps its size without style
 * and layout (`layout.css`), so that interactions cost the same on long and short pages. Not before:
 * rendering and scroll restoration need real sizes. The first page of a visit has skipped sections out of view
 * (`before-paint.ts`): they are laid out one at a time, so that no task is long.
 */
export function markSettled(router: AnyRouter): void {
  const { dataset } = document.documentElement
  let stop = () => {}
  // Sizes are remembered with the frame in which they were laid out.
  const afterFrame = (work: () => void) => {
    stop = afterPaint(() => (stop = whenIdle(work)))
  }
  const rest = () => {
    dataset.rest = ''
  }
  let shown: readonly HTMLElement[] = []
  const show = (section?: HTMLElement) => {
    for (const { style } of shown) style.contentVisibility = ''
    shown = section ? [section, ...section.querySelectorAll<HTMLElement>('.rail > *')] : []
    for (const { style } of shown) style.contentVisibility = 'visible'
  }
  const layOut = ([section, ...others]: readonly HTMLElement[]) => {
    show(section)
    if (section) return afterFrame(() => layOut(others))
    delete dataset.first
    rest()
  }
  const soon = () => {
    stop()
    afterFrame(() =>
      dataset.first === undefined
        ? rest()
        : layOut([...document.querySelectorAll<HTMLElement>('main .section')]),
    )
  }
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (isSamePage(fromLocation, toLocation)) return
    stop()
    show()
    delete dataset.first
    delete dataset.rest
  })
  router.subscribe('onRendered', soon)
  soon()
}
