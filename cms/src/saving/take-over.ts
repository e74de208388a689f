'use client'

import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback } from 'react'
import { type UnknownRecord, valueAt, withValue } from '../content/document-value.ts'
import { withFields } from './form-state.ts'

/** Shows the values that a document has at these paths, and makes `basis` the basis of the form. */
export function useTakeOver() {
  const { getFormState } = useServerFunctions()
  const { collectionSlug, docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { dispatchFields, getData, getFields } = useForm()
  const { code } = useLocale()
  return useCallback(
    async (document: UnknownRecord, paths: readonly string[], basis: string | undefined) => {
      let taken: FormState = {}
      if (paths.length > 0) {
        const data = paths.reduce<UnknownRecord>(
          (merged, path) => withValue(merged, path, valueAt(document, path)),
          getData(),
        )
        const { state } = await getFormState({
          data: { ...data },
          docPermissions,
          docPreferences: await getDocPreferences(),
          locale: code,
          operation: id === undefined ? 'create' : 'update',
          renderAllFields: true,
          schemaPath: collectionSlug ?? '',
          skipValidation: true,
          ...(collectionSlug && { collectionSlug }),
          ...(id !== undefined && { id }),
        })
        taken = state ?? {}
      }
      const { basis: former, ...now } = getFields()
      dispatchFields({
        type: 'REPLACE_STATE',
        state: {
          ...withFields(now, taken, paths),
          basis:
            basis === undefined
              ? { ...former }
              : { ...former, value: basis, initialValue: basis, valid: true },
        },
      })
    },
    [
      code,
      collectionSlug,
      dispatchFields,
      docPermissions,
      getData,
      getDocPreferences,
      getFields,
      getFormState,
      id,
    ],
  )
}
