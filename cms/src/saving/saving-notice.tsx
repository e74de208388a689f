'use client'

import { LeaveWithoutSaving, useDocumentInfo, useEditDepth, useTranslation } from '@payloadcms/ui'
import { useMarkedChanges } from './marked-changes.ts'
import { savingTexts } from './texts.ts'
import './saving.css'

/** Says of a new document that it is not saved by itself, and asks before it is left; then looks that no change is missed. */
export function SavingNotice() {
  const { id } = useDocumentInfo()
  const depth = useEditDepth()
  const { i18n } = useTranslation()
  useMarkedChanges()
  if (id !== undefined || depth > 1) return null
  return (
    <>
      <p className="saving">{savingTexts.t(i18n.language)('notSaved')}</p>
      <LeaveWithoutSaving />
    </>
  )
}
