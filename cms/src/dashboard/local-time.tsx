'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { timeIn } from '../texts/time-in.ts'

const never = () => () => undefined

/** A time as the clock of the person has it, which only their browser knows. */
export function LocalTime({ at }: { readonly at: string }) {
  const { i18n } = useTranslation()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <time dateTime={at}>{inBrowser ? timeIn(i18n.language, at) : at.slice(0, 10)}</time>
}
