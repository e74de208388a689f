import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { loadChatTexts } from '../../actors/chat-texts.ts'
import { startFeedback } from '../../actors/feedback-actor.ts'
import { FeedbackWindow } from './feedback-window.tsx'

/** What was written and not sent is still there when the form is opened again. */
let draft: ReturnType<typeof startFeedback> | undefined
let isOpen = false

/** Shows the form over the page, in a root of its own: the frame of every page need not know it. */
export async function openFeedback(texts: i18n): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    await loadChatTexts()
    if (!draft || draft.getSnapshot().status === 'done') draft = startFeedback(texts.language)
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const onClosed = () => {
      root.unmount()
      place.remove()
      isOpen = false
    }
    root.render(
      <I18nextProvider i18n={texts}>
        <FeedbackWindow actor={draft} t={texts.getFixedT(null, 'chat')} onClosed={onClosed} />
      </I18nextProvider>,
    )
  } catch (error) {
    isOpen = false
    throw error
  }
}
