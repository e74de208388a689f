'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Milliseconds between requests for the state of a check. */
const LOOK = 2_000

interface CheckNowProps {
  readonly address: string
  readonly running: boolean
  readonly texts: { readonly check: string; readonly running: string; readonly failed: string }
}

/** Starts a check and refreshes the page until it has finished. */
export function CheckNow({ address, running, texts }: CheckNowProps) {
  const router = useRouter()
  const [begun, setBegun] = useState(false)
  const busy = running || begun
  useEffect(() => {
    if (!busy) return
    const timer = setInterval(() => {
      setBegun(false)
      router.refresh()
    }, LOOK)
    return () => clearInterval(timer)
  }, [busy, router])
  const check = async () => {
    setBegun(true)
    try {
      const response = await fetch(address, { method: 'POST', credentials: 'include' })
      if (response.ok || response.status === 409) return
    } catch {
      // The message below reports the failure.
    }
    setBegun(false)
    toast.error(texts.failed)
  }
  return (
    <div aria-live="polite">
      {busy && <p>{texts.running}</p>}
      <Button buttonStyle="secondary" disabled={busy} onClick={() => void check()}>
        {texts.check}
      </Button>
    </div>
  )
}
