import { PREVIEW_STATE } from './preview-paths.ts'

/**
 * Compiled into pages that show the contents of a preview (`?script`); its options are the data of its script element: `at`, which ms since the epoch the
 * page's clock shows instead of the present, `framedBy`, the origin of the content management, and the `revision` of the contents.
 *
 * In a frame of the content management it says that it is there, and polls after a message of a change until that has come, to show it: a change is
 * published a moment after its message.
 */

const POLL = 300
const POLLS = 30

const { at, framedBy, revision } = document.currentScript?.dataset ?? {}

function followEditor(origin: string): void {
  const marks = document.documentElement.dataset
  // Consent and suggestions would cover the text.
  delete marks.consent
  delete marks.banner
  let left = 0

  async function poll(): Promise<void> {
    try {
      const response = await fetch(PREVIEW_STATE)
      if (response.ok && (await response.text()) !== revision) location.reload()
      else if (--left > 0) setTimeout(() => void poll(), POLL)
    } catch {
      left = 0
    }
  }

  addEventListener('message', (message) => {
    if (
      message.origin !== origin ||
      message.source !== parent ||
      message.data?.type !== 'payload-document-event'
    )
      return
    const isIdle = left < 1
    left = POLLS
    if (isIdle) void poll()
  })
  parent.postMessage({ type: 'payload-live-preview', ready: true }, origin)
}

if (at) window.clockAhead = Number(at) - Date.now()
if (framedBy && window !== parent) followEditor(framedBy)
