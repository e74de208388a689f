'use client'

import {
  Banner,
  Button,
  LeaveWithoutSaving,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useMarkedChanges } from './marked-changes.ts'
import { savingTexts } from './texts.ts'
import './saving.css'
import { useTexts } from '../texts/use-texts.ts'

interface Refusal {
  readonly basis: unknown
  readonly message: string
}

/** Payload may render the field anew while its document is refused, so refusals are kept by document. */
const refusals = new Map<string, Refusal>()

/** The reason why the form was refused, until it has been saved. */
function useRefusal(document: string): string | undefined {
  const { setModified } = useForm()
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

/** A user whose document somebody else has changed looks at it, loads it, or saves over it. */
export function Conflict() {
  const { id, collectionSlug } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  const { config } = useConfig()
  const t = useTexts(savingTexts)
  const [isLeaving, setLeaving] = useState(false)
  const message = useRefusal(`${collectionSlug} ${id}`)
  useMarkedChanges()
  useEffect(() => {
    if (isLeaving) globalThis.location.reload()
  }, [isLeaving])
  if (message === undefined || isLeaving) return null

  const query = new URLSearchParams({ locale: code, depth: '0', 'fallback-locale': 'null', draft: 'true' })
  const address = `${config.routes.api}/${collectionSlug}/${id}?${query}`
  const page = `${config.routes.admin}/collections/${collectionSlug}/${id}?locale=${code}`
  const keep = async () => {
    const response = await fetch(address, { credentials: 'include' })
    const { basis }: { readonly basis?: string } = await response.json()
    await submit({
      action: address,
      method: 'PATCH',
      overrides: { _status: 'draft', basis },
      skipValidation: true,
    })
  }
  return (
    <Banner type="error" className="saving__conflict">
      <div role="alert">
        <p>{message}</p>
        <div className="saving__choices">
          <Button el="anchor" newTab url={page} size="small" margin={false} buttonStyle="secondary">
            {t('see')}
          </Button>
          <Button onClick={() => setLeaving(true)} size="small" margin={false} buttonStyle="secondary">
            {t('load')}
          </Button>
          <Button onClick={() => void keep()} size="small" margin={false} buttonStyle="secondary">
            {t('keep')}
          </Button>
        </div>
      </div>
      <LeaveWithoutSaving />
    </Banner>
  )
}
