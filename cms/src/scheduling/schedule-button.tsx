'use client'

import { Button, PublishButton, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { useOpenDocument } from '../open-document.ts'
import { scheduleDrawer } from './schedule-drawer.tsx'
import { schedulingTexts } from './texts.ts'

function ScheduleButton() {
  const document = useOpenDocument()
  const { hasPublishPermission } = useDocumentInfo()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  if (!document || !hasPublishPermission) return null
  return (
    <Button
      id="action-schedule"
      buttonStyle="secondary"
      margin={false}
      onClick={() => openModal(scheduleDrawer(document))}
    >
      {schedulingTexts.t(i18n.language)('schedule')}
    </Button>
  )
}

/** Payload's publish button, and a button that opens the drawer of the panel of scheduled changes. */
export function PublishAndSchedule() {
  return (
    <>
      <ScheduleButton />
      <PublishButton />
    </>
  )
}
