'use client'

import { Button, FieldLabel, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { outboxTexts } from '../outbox/texts.ts'
import { useLooking } from '../outbox/use-looking.ts'
import { AddToRelease } from './add-to-release.tsx'
import type { PlanningWithReleases } from './open-releases.ts'
import { PlanDrawer, planDrawer } from './plan-drawer.tsx'
import { PlanList } from './plan-list.tsx'
import type { DocumentInForm } from './planning.ts'
import { schedulingTexts } from './texts.ts'
import './plans.css'

const pause = () => 10_000

interface PlansOfProps {
  readonly document: DocumentInForm
  readonly planning: PlanningWithReleases
  readonly onChange: () => void
}

/** The panel beside a document: its plans. */
function PlansOf({ document, planning, onChange }: PlansOfProps) {
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  return (
    <section className="field-type plans">
      <FieldLabel as="h3" label={outboxTexts.label('labels.plans')} />
      <PlanList plans={planning.plans} onChange={onChange} />
      {planning.languages.length > 0 && (
        <>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openModal(planDrawer(document))}
          >
            {schedulingTexts.t(i18n.language)('plan')}
          </Button>
          <AddToRelease releases={planning.releases} document={document} onAdded={onChange} />
        </>
      )}
    </section>
  )
}

/** The panel and the drawer of an open document. */
export function Plans() {
  const { id, collectionSlug } = useDocumentInfo()
  const document = id === undefined || !collectionSlug ? undefined : { collection: collectionSlug, id }
  const query = document && new URLSearchParams({ collection: document.collection, id: String(document.id) })
  const { seen: planning, look } = useLooking<PlanningWithReleases>(query && `/plans?${query}`, pause)
  if (!document) return null
  return (
    <>
      {planning && <PlansOf document={document} planning={planning} onChange={look} />}
      {planning?.languages.length !== 0 && (
        <PlanDrawer planning={planning} document={document} onChange={look} />
      )}
    </>
  )
}
