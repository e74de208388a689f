'use client'

import { Button, PublishButton, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useOpenDocument } from '../open-document.ts'
import { useTexts } from '../texts/use-texts.ts'
import { scheduleDrawer } from './schedule-drawer.tsx'
import { schedulingTexts } from './texts.ts'

function ScheduleButton() {
  const document = useOpenDocument()
  const { hasPublishPermission } = useDocumentInfo()
  const { openModal } = useModal()
  const t = useTexts(schedulingTexts)
  if (!document || !hasPublishPermission) return null
  return (
    <Button
      id="action-schedule"
      buttonStyle="secondary"
      margin={false}
      onClick={() => openModal(scheduleDrawer(document))}
    >
      {t('schedule')}
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
