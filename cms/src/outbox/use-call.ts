'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

/** Response of one of our calls: a message, or the errors of Payload. */
export interface Answer {
  readonly message?: string
  readonly errors?: readonly { readonly message: string }[]
}

interface Calling<Name extends string> {
  readonly busy: boolean
  /** Shows the message of the response; resolves with whether it was done. */
  readonly call: (name: Name, body: object) => Promise<boolean>
}

/** Sends calls to `/api<path>/<name>`, each with a JSON object. `done` is called after every one. */
export function useCall<Name extends string>(path: string, notDone: string, done: () => void): Calling<Name> {
  const { config } = useConfig()
  const [busy, setBusy] = useState(false)
  const call = async (name: Name, body: object): Promise<boolean> => {
    setBusy(true)
    let isDone = false
    try {
      const response = await fetch(`${config.routes.api}${path}/${name}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { message, errors }: Answer = await response.json()
      isDone = response.ok
      if (isDone) toast.success(message ?? '')
      else toast.error(errors?.[0]?.message ?? notDone)
    } catch {
      toast.error(notDone)
    }
    setBusy(false)
    done()
    return isDone
  }
  return { busy, call }
}
