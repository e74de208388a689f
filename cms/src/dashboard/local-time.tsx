'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { timeIn } from '../texts/texts.ts'

const never = () => () => undefined

/** A time in the time zone of the browser, which the server does not know. */
export function LocalTime({ at }: { readonly at: string }) {
  const { i18n } = useTranslation()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <time dateTime={at}>{inBrowser ? timeIn(i18n.language, at) : at.slice(0, 10)}</time>
}
