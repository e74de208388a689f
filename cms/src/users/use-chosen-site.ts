'use client'

import { useAuth } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { SiteId } from '#config/sites.ts'
import { CHOSEN_SITE, chosenSiteOf } from './chosen-site.ts'
import { type Person, personOf } from './person.ts'

/** Seconds: a year. */
const KEPT = 31_536_000

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined: all countries. */
export function chooseSite(site: SiteId | undefined): void {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : ''
  globalThis.document.cookie = `${CHOSEN_SITE}=${site ?? ''}; Path=/; Max-Age=${site ? KEPT : 0}; SameSite=Lax${secure}`
  for (const each of listeners) each()
}

/** As the browser has it now. */
export const readChosenSite = (person: Person | undefined): SiteId | undefined =>
  chosenSiteOf(person, globalThis.document.cookie)

/** The country that the user works for; undefined for all. */
export function useChosenSite(): SiteId | undefined {
  const { user } = useAuth()
  const person = personOf(user)
  return useSyncExternalStore(
    subscribe,
    () => readChosenSite(person),
    () => undefined,
  )
}
