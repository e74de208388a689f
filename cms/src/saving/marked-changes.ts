'use client'

import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { writtenIn } from './written.ts'

/**
 * Tells the form of every change that it is made while the form is saved. Payload believes that the response to an autosave
 * has saved all changes but those, and notices none during the second of two autosaves in a row, which it would never save.
 */
export function useMarkedChanges(): void {
  const [fields] = useAllFormFields()
  const { setModified, setBackgroundProcessing } = useForm()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  // A button saves, and nothing can be written meanwhile.
  const isProcessing = useFormProcessing()
  const { data: saved } = useDocumentInfo()
  const written = writtenIn(fields)
  const known = useRef({ written, isModified, isProcessing, saved })
  useEffect(() => {
    const before = known.current
    known.current = { written, isModified, isProcessing, saved: isProcessing ? before.saved : saved }
    if (before.isProcessing && !isProcessing && before.saved !== saved) return setModified(false)
    // Fields change their values by themselves, too, as they are shown.
    if (before.written === written || isProcessing || !(isModified || before.isModified)) return
    setBackgroundProcessing(true)
    setModified(true)
    setBackgroundProcessing(isSaving)
  }, [written, isModified, isSaving, isProcessing, saved, setModified, setBackgroundProcessing])
}
