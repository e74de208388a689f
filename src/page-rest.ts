import type { AnyRouter } from '@tanstack/react-router'
import { isSamePage } from './routing/same-page.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Says on the document when a page has come to rest. From then on what is out of sight keeps its size without being styled and laid out
 * (`layout.css`), so that what a visitor does costs no more on a long page than on a short one. Not before: a page that is being built, or
 * that goes back to where it was scrolled to, needs the sizes of everything.
 */
export function followRest(router: AnyRouter): void {
  const { dataset } = document.documentElement
  const rest = () => {
    dataset.rest = ''
  }
  const soon = () => void whenIdle(rest)
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (!isSamePage(fromLocation, toLocation)) delete dataset.rest
  })
  router.subscribe('onRendered', soon)
  soon()
}
