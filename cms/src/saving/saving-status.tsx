'use client'

import {
  LeaveWithoutSaving,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { useRefusal } from './refusal.ts'
import { savingTexts } from './texts.ts'
import { useUnsavedCopy } from './unsaved-copy.tsx'
import { writtenIn } from './written.ts'
import './saving.css'

/** Milliseconds until a change is saved that Payload has not saved, and until the server is looked for again. */
const [LATE, AGAIN] = [3_000, 10_000]
/** Characters that a browser sends for a page that it has left. */
const MOST_LEFT = 60_000

type SavingState = 'saved' | 'unsaved' | 'saving' | 'failed'

/** The text of a save that has begun or ended, and the document that was known before it. */
interface Save {
  readonly written: string
  readonly saved: unknown
}

/** A save has failed if it brought no document. The form may count as changed after it has been saved. */
function useSavingState(written: string): SavingState {
  const { data: saved } = useDocumentInfo()
  const isModified = useFormModified()
  const [isSaving, isProcessing] = [useFormBackgroundProcessing(), useFormProcessing()]
  const begun = useRef<Save>(undefined)
  const [ended, setEnded] = useState<{ readonly written: string; readonly isDone: boolean }>()
  const isBusy = isSaving || isProcessing
  useEffect(() => {
    if (isBusy) {
      begun.current ??= { written, saved }
      return
    }
    if (begun.current === undefined) return
    setEnded({ written: begun.current.written, isDone: begun.current.saved !== saved })
    begun.current = undefined
  }, [isBusy, saved, written])
  if (isBusy) return 'saving'
  if (!isModified) return 'saved'
  if (ended?.written !== written) return 'unsaved'
  return ended.isDone ? 'saved' : 'failed'
}

function useAddress() {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { config } = useConfig()
  const query = new URLSearchParams({
    autosave: 'true',
    depth: '0',
    draft: 'true',
    'fallback-locale': 'null',
    locale: code,
  })
  return id === undefined ? undefined : `${config.routes.api}/${collectionSlug}/${id}?${query}`
}

/** Sends what is not saved when its page or its language is left. */
function useLastSave(isUnsaved: boolean): void {
  const { getData } = useForm()
  const address = useAddress()
  const unsaved = useRef(isUnsaved)
  useEffect(() => {
    if (address === undefined) return
    const send = () => {
      if (!unsaved.current) return
      const body = JSON.stringify({ ...getData(), _status: 'draft' })
      const headers = { 'content-type': 'application/json' }
      const keepalive = body.length < MOST_LEFT
      // The browser has a copy of the text, should this fail.
      fetch(address, { method: 'PATCH', credentials: 'include', headers, body, keepalive }).catch(() => {})
    }
    const onHidden = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      send()
    }
  }, [address, getData])
  useEffect(() => {
    unsaved.current = isUnsaved
  }, [isUnsaved])
}

/** Saves what Payload leaves unsaved: a change that was undone at once, and one that has not reached the server. */
function useLateSave(state: SavingState, written: string): void {
  const { setBackgroundProcessing, submit } = useForm()
  const address = useAddress()
  const tried = useRef<string>(undefined)
  useEffect(() => {
    const isRepeated = state === 'failed' && tried.current === written
    if (address === undefined || isRepeated || (state !== 'unsaved' && state !== 'failed')) return
    const save = async () => {
      tried.current = written
      setBackgroundProcessing(true)
      await submit({
        action: address,
        method: 'PATCH',
        acceptValues: { overrideLocalChanges: false },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      setBackgroundProcessing(false)
    }
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      timer = setTimeout(() => void fetch(address, { credentials: 'include' }).then(save, look), AGAIN)
    }
    if (state === 'unsaved') timer = setTimeout(() => void save(), LATE)
    else look()
    return () => clearTimeout(timer)
  }, [address, state, written, setBackgroundProcessing, submit])
}

/** Says truthfully whether what is written is saved, beside the buttons, where it is always seen. */
export function SavingStatus() {
  const { hasSavePermission, id } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const t = useTexts(savingTexts)
  const refusal = useRefusal()
  const written = writtenIn(fields)
  const state = useSavingState(written)
  const isUnsaved = state !== 'saved'
  useUnsavedCopy(isUnsaved && hasSavePermission === true, written)
  useLastSave(isUnsaved && refusal === undefined)
  useLateSave(refusal === undefined ? state : 'saved', written)
  if (!hasSavePermission || id === undefined) return null
  const isRefused = refusal !== undefined && state !== 'saving'
  return (
    <div role="status" className="saving-status" data-state={isRefused ? 'failed' : state}>
      {isRefused ? <a href="#saving-conflict">{t('whyNotSaved')}</a> : t(`states.${state}`)}
      {(isRefused || state === 'failed') && <LeaveWithoutSaving />}
    </div>
  )
}
