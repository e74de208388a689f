'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { OpenDocument } from './document-query.ts'

/** The document of the form; undefined before it is saved. */
export function useOpenDocument(): OpenDocument | undefined {
  const { id, collectionSlug: collection } = useDocumentInfo()
  return useMemo(() => (id === undefined || !collection ? undefined : { collection, id }), [id, collection])
}
