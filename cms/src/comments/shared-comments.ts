'use client'

import { useCallback, useSyncExternalStore } from 'react'
import type { OpenDocument } from '../document-query.ts'
import type { CommentsState } from './comments-state.ts'

/** The comments of an open document, polled once for the panel beside it and all its fields. */
export interface SharedComments {
  readonly state: CommentsState
  /** Polls at once. */
  readonly look: () => void
}

const known = new Map<string, SharedComments>()
const listeners = new Set<() => void>()
/** The place at which the panel wants to open the comments. */
let wanted: string | undefined

const changed = () => {
  for (const each of listeners) each()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const keyOf = ({ collection, id }: OpenDocument) => `${collection} ${id}`
const nowhere = () => undefined

/** The panel shares what it has loaded; undefined when it closes. */
export function shareComments(document: OpenDocument, shared: SharedComments | undefined): void {
  if (shared) known.set(keyOf(document), shared)
  else known.delete(keyOf(document))
  changed()
}

/** Undefined until the panel has loaded them. */
export function useSharedComments(document: OpenDocument | undefined): SharedComments | undefined {
  const key = document && keyOf(document)
  const read = useCallback(() => (key === undefined ? undefined : known.get(key)), [key])
  return useSyncExternalStore(subscribe, read, nowhere)
}

/** Opens the comments of a field as soon as it is rendered. */
export function openAtField(document: OpenDocument, place: string): void {
  wanted = `${keyOf(document)} ${place}`
  changed()
}

/** `taken` ends the request to open the comments of this field. */
export function useWanted(document: OpenDocument, place: string) {
  const own = `${keyOf(document)} ${place}`
  const read = useCallback(() => wanted === own, [own])
  const taken = useCallback(() => {
    wanted = undefined
    changed()
  }, [])
  return { isWanted: useSyncExternalStore(subscribe, read, () => false), taken }
}
