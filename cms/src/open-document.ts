'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'

/** A document as our calls name it. */
export interface OpenDocument {
  readonly collection: string
  readonly id: number | string
}

export const queryOf = ({ collection, id }: OpenDocument): string =>
  String(new URLSearchParams({ collection, id: String(id) }))

/** The document of the form; undefined before it is saved. */
export function useOpenDocument(): OpenDocument | undefined {
  const { id, collectionSlug: collection } = useDocumentInfo()
  return useMemo(() => (id === undefined || !collection ? undefined : { collection, id }), [id, collection])
}
