import { FIELD_FOCUSED, FIELD_PRESSED } from '#models/preview-fields.ts'
import { linkFields } from './preview-fields.ts'
import { PREVIEW_STATE } from './preview-paths.ts'

/**
 * Compiled into pages that show the contents of a preview (`?script`). Its options are data attributes of its
 * script element: `at`, the instant that the page's clock shows (epoch milliseconds); `framedBy`, the origin
 * of the content management system; `revision` of the contents.
 *
 * In a frame of the content management system, it announces itself. After the message of a change it polls
 * until the contents have a new revision, then reloads: a change is published a moment after its message.
 * It is told the values of the form, and leads from a text of the page to its field and back.
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
  const fields = linkFields((path) => parent.postMessage({ type: FIELD_PRESSED, path }, origin))

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
    if (message.origin !== origin || message.source !== parent) return
    const { type, data, path } = message.data ?? {}
    if (type === 'payload-live-preview' && data) fields.show(data)
    if (type === FIELD_FOCUSED) fields.focus(path)
    if (type !== 'payload-document-event') return
    const isIdle = left < 1
    left = POLLS
    if (isIdle) void poll()
  })
  parent.postMessage({ type: 'payload-live-preview', ready: true }, origin)
}

if (at) window.clockAhead = Number(at) - Date.now()
if (framedBy && window !== parent) followEditor(framedBy)
