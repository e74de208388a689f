'use client'

import { Button, PublishButton, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { scheduleDrawer } from './schedule-drawer.tsx'
import { schedulingTexts } from './texts.ts'

function ScheduleButton() {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  if (id === undefined || !collectionSlug || !hasPublishPermission) return null
  return (
    <Button
      id="action-schedule"
      buttonStyle="secondary"
      margin={false}
      onClick={() => openModal(scheduleDrawer({ collection: collectionSlug, id }))}
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
