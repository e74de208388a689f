'use client'

import { Button, PublishButton, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { planDrawer } from './plan-drawer.tsx'
import { schedulingTexts } from './texts.ts'

function PlanButton() {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  if (id === undefined || !collectionSlug || !hasPublishPermission) return null
  return (
    <Button
      id="action-plan"
      buttonStyle="secondary"
      margin={false}
      onClick={() => openModal(planDrawer({ collection: collectionSlug, id }))}
    >
      {schedulingTexts.t(i18n.language)('plan')}
    </Button>
  )
}

/** Payload's publish button, and a button that opens the drawer of the panel of plans. */
export function PublishAndPlan() {
  return (
    <>
      <PlanButton />
      <PublishButton />
    </>
  )
}
