'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

/** Response of one of our calls: a message, or the errors of Payload. */
export interface Answer {
  readonly message?: string
  readonly errors?: readonly { readonly message: string }[]
}

/** Milliseconds: an error may be several sentences. */
const LONG = 10_000

interface Calling {
  readonly busy: boolean
  /** Sends a call to `/api<path>`, with a JSON object if it has one, and shows the message of the response; resolves with whether it was done. */
  readonly call: (path: string, body?: object, method?: 'POST' | 'DELETE') => Promise<boolean>
}

/** `notDone` is shown without a response that says why; `done` is called after every call. */
export function useCall(notDone: string, done?: () => void): Calling {
  const { config } = useConfig()
  const [busy, setBusy] = useState(false)
  const call: Calling['call'] = async (path, body, method = 'POST') => {
    const request: RequestInit = {
      method,
      credentials: 'include',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }
    setBusy(true)
    let isDone = false
    try {
      const response = await fetch(config.routes.api + path, request)
      const { message, errors }: Answer = await response.json()
      isDone = response.ok
      if (isDone) toast.success(message ?? '')
      else toast.error(errors?.[0]?.message ?? notDone, { duration: LONG })
    } catch {
      toast.error(notDone)
    }
    setBusy(false)
    done?.()
    return isDone
  }
  return { busy, call }
}
