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
      onClick={() => openModal(planDrawer(collectionSlug, id))}
    >
      {schedulingTexts.t(i18n.language)('plan')}
    </Button>
  )
}

/** Publishing now, and beside it publishing later: opens the drawer that the panel of plans brings. */
export function PublishAndPlan() {
  return (
    <>
      <PlanButton />
      <PublishButton />
    </>
  )
}
