'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

/** Milliseconds until the next request after a failed one. */
const AGAIN = 10_000

interface Looking<T> {
  /** Undefined until the first response. */
  readonly seen: T | undefined
  /** Polls at once. */
  readonly look: () => void
}

/**
 * Polls `path` while the document is open, and at once when it has been saved. `pause` returns the
 * milliseconds until the next request; pass the same function each time.
 */
export function useLooking<T>(path: string | undefined, pause: (response: T) => number): Looking<T> {
  const { savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const [seen, setSeen] = useState<T>()
  const [round, setRound] = useState(0)
  const api = config.routes.api
  const saved = savedDocumentData?.updatedAt
  useEffect(() => {
    if (path === undefined) return
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      let next = AGAIN
      try {
        const response = await fetch(`${api}${path}`, { credentials: 'include', signal: ended.signal })
        if (response.ok) {
          const now: T = await response.json()
          setSeen(now)
          next = pause(now)
        }
      } catch {
        // Ignored: polling goes on.
      }
      if (!ended.signal.aborted) timer = setTimeout(() => void look(), next)
    }
    void look()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [path, pause, api, saved, round])
  return { seen, look: useCallback(() => setRound((times) => times + 1), []) }
}
