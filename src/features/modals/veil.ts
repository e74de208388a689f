import { afterPaint } from '../../document/after-paint.ts'

let veil: HTMLElement | undefined

/** The modal that opens has a backdrop of its own. */
export function lowerVeil(): void {
  veil?.remove()
  veil = undefined
}

/**
 * Dims the page in the next paint and opens a modal after it: a press is answered before the modal is laid out.
 * The veil is in the top layer, and so also covers a modal that is open already.
 */
export function openBehindVeil(open: () => void): void {
  lowerVeil()
  veil = document.createElement('div')
  veil.className = 'modal-veil'
  veil.popover = 'manual'
  document.body.append(veil)
  veil.showPopover()
  afterPaint(() => {
    open()
    // A modal that opens does so by the next frame; if none does, the veil must go.
    requestAnimationFrame(() => requestAnimationFrame(lowerVeil))
  })
}
