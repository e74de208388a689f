'use client'

import { useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

interface Refusal {
  readonly basis: unknown
  readonly message: string
}

/** Payload may render the field anew while its document is refused, so refusals are kept by document. */
const refusals = new Map<string, Refusal>()

/** The reason why the form was refused, until it has been saved. */
export function useRefusal(): string | undefined {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { setModified } = useForm()
  const document = `${collectionSlug} ${id} ${code}`
  const [basis, message] = useFormFields(
    ([fields]) =>
      [fields.basis?.value, fields.basis?.valid === false ? fields.basis.errorMessage : undefined] as const,
  )
  const [refused, setRefused] = useState(() => refusals.get(document))
  useEffect(() => {
    if (message === undefined) return
    const refusal = { basis, message }
    refusals.set(document, refusal)
    setRefused(refusal)
    // Payload counts the text of a refused publication as saved.
    setModified(true)
  }, [document, basis, message, setModified])
  return refused && refused.basis === basis ? refused.message : undefined
}
