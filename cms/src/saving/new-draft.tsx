'use client'

import {
  LeaveWithoutSaving,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { computedValues, isBegun } from './form-state.ts'
import { savingTexts } from './texts.ts'

/** Milliseconds without typing until the draft is created. */
const PAUSE = 800

type Created = Readonly<Record<string, unknown>> & { readonly id: number | string }

interface CreateResponse {
  readonly doc?: Created
  readonly errors?: readonly {
    readonly message: string
    readonly data?: { readonly errors?: readonly { readonly message: string }[] }
  }[]
}

async function create(address: string, data: object, notDone: string): Promise<Created | Error> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const { doc, errors }: CreateResponse = await response.json()
    const [fault] = errors ?? []
    return doc ?? new Error(fault?.data?.errors?.[0]?.message ?? fault?.message ?? notDone)
  } catch {
    return new Error(notDone)
  }
}

/** Makes the page the one of a created document. */
function useAdoption(onCreated: (id: number | string) => void) {
  const { setData, getDocPermissions } = useDocumentInfo()
  const { dispatchFields, getFields } = useForm()
  return useCallback(
    (document: Created, sent: FormState) => {
      const now = getFields()
      const basis = { value: document.basis, initialValue: document.basis, addedByServer: true }
      // Payload saves a form anew whose basis differs, and so what was written since `sent`.
      dispatchFields({
        type: 'MERGE_SERVER_STATE',
        acceptValues: { overrideLocalChanges: false },
        prevStateRef: { current: now },
        serverState: { ...computedValues(document, sent, now), basis },
      })
      setData(document)
      void getDocPermissions(document)
      onCreated(document.id)
    },
    [dispatchFields, getDocPermissions, getFields, onCreated, setData],
  )
}

type Creation =
  | { readonly state: 'waiting' | 'saving' }
  | { readonly state: 'refused'; readonly reason: string; readonly values: string }

function useCreation(adopt: (document: Created, sent: FormState) => void): Creation {
  const { collectionSlug } = useDocumentInfo()
  const { getData, getFields, setBackgroundProcessing, setDisabled } = useForm()
  const [fields] = useAllFormFields()
  const { code } = useLocale()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const [creation, setCreation] = useState<Creation>({ state: 'waiting' })
  const isReady = creation.state !== 'saving' && isModified && !isProcessing && isBegun(fields)

  useEffect(() => {
    if (!isReady) return
    const start = async () => {
      const [sent, data] = [getFields(), getData()]
      const values = JSON.stringify(data)
      if (creation.state === 'refused' && creation.values === values) return
      setCreation({ state: 'saving' })
      // A press of a button would create a second document.
      setBackgroundProcessing(true)
      setDisabled(true)
      const query = new URLSearchParams({
        locale: code,
        depth: '0',
        'fallback-locale': 'null',
        draft: 'true',
      })
      const created = await create(
        `${config.routes.api}/${collectionSlug}?${query}`,
        { ...data, _status: 'draft' },
        savingTexts.t(i18n.language)('notDone'),
      )
      setBackgroundProcessing(false)
      setDisabled(false)
      if (created instanceof Error) setCreation({ state: 'refused', reason: created.message, values })
      else adopt(created, sent)
    }
    const timer = setTimeout(() => void start(), PAUSE)
    return () => clearTimeout(timer)
    // `fields`: the pause begins anew with each change.
  }, [
    isReady,
    creation,
    fields,
    code,
    config,
    i18n,
    collectionSlug,
    adopt,
    getData,
    getFields,
    setBackgroundProcessing,
    setDisabled,
  ])
  return creation
}

/** Adopts a document that a button has saved. */
function useSavedByButton(adopt: (document: Created, sent: FormState) => void): boolean {
  const { data } = useDocumentInfo()
  const { getFields } = useForm()
  const id: unknown = data?.id
  useEffect(() => {
    if (typeof id === 'number' || typeof id === 'string') adopt({ ...data, id }, getFields())
  }, [adopt, data, getFields, id])
  return id !== undefined
}

/** Creates the draft of a new document while it is written; Payload saves only documents that exist. */
export function NewDraft({ onCreated }: { readonly onCreated: (id: number | string) => void }) {
  const t = useTexts(savingTexts)
  const adopt = useAdoption(onCreated)
  const creation = useCreation(adopt)
  if (useSavedByButton(adopt)) return null
  return (
    <>
      <p role="status" className="saving">
        {creation.state === 'waiting' && t('notSaved')}
        {creation.state === 'refused' && `${creation.reason} ${t('notSaved')}`}
        {creation.state === 'saving' && t('saving')}
      </p>
      <LeaveWithoutSaving />
    </>
  )
}
