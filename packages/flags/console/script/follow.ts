import { announce } from './announce.ts'
import { getPage, shownRevision, swapLive } from './page-swap.ts'

const EVERY_MS = 3_000

interface News {
  readonly revision: number
  readonly changes: readonly string[]
}

/** Undefined without a session, or for an unexpected response. */
async function fetchNews(since: string): Promise<News | undefined> {
  const response = await fetch(`/revision?since=${since}`)
  if (!response.ok || response.redirected) return undefined
  return response.json()
}

/** Refreshes a visible page, and announces changes of others. */
export function followChanges(): void {
  let requesting = false

  async function look(): Promise<void> {
    const shown = shownRevision()
    if (requesting || shown === undefined || document.visibilityState !== 'visible') return
    requesting = true
    const news = await fetchNews(shown)
    if (news && String(news.revision) !== shown) {
      swapLive(await getPage(location.href))
      announce(news.changes.join(' '), { shown: true })
    }
  }

  const start = () => {
    look()
      // Polled again soon.
      .catch(() => {})
      .finally(() => {
        requesting = false
      })
  }
  setInterval(start, EVERY_MS)
  document.addEventListener('visibilitychange', start)
}
