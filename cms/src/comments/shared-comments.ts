'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useSyncExternalStore } from 'react'
import type { CommentsState } from './comments-state.ts'

/** The comments of an open document, polled once for the panel beside it and all its fields. */
export interface SharedComments {
  readonly state: CommentsState
  /** Polls at once. */
  readonly look: () => void
}

export interface CommentedDocument {
  readonly collection: string
  readonly id: number | string
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
const keyOf = ({ collection, id }: CommentedDocument) => `${collection} ${id}`
const nowhere = () => undefined

/** The panel shares what it has loaded; undefined when it closes. */
export function shareComments(document: CommentedDocument, shared: SharedComments | undefined): void {
  if (shared) known.set(keyOf(document), shared)
  else known.delete(keyOf(document))
  changed()
}

/** The document of the form; undefined before it is saved. */
export function useCommentedDocument(): CommentedDocument | undefined {
  const { id, collectionSlug } = useDocumentInfo()
  return id === undefined || !collectionSlug ? undefined : { collection: collectionSlug, id }
}

/** Undefined until the panel has loaded them. */
export function useSharedComments(document: CommentedDocument | undefined): SharedComments | undefined {
  const key = document && keyOf(document)
  const read = useCallback(() => (key === undefined ? undefined : known.get(key)), [key])
  return useSyncExternalStore(subscribe, read, nowhere)
}

/** Opens the comments of a field as soon as it is rendered. */
export function openAtField(document: CommentedDocument, place: string): void {
  wanted = `${keyOf(document)} ${place}`
  changed()
}

/** `taken` ends the request to open the comments of this field. */
export function useWanted(document: CommentedDocument | undefined, place: string | undefined) {
  const own = document && place !== undefined ? `${keyOf(document)} ${place}` : undefined
  const read = useCallback(() => own !== undefined && wanted === own, [own])
  const taken = useCallback(() => {
    wanted = undefined
    changed()
  }, [])
  return { isWanted: useSyncExternalStore(subscribe, read, () => false), taken }
}
