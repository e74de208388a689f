'use client'

import { Button, FieldLabel, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { outboxTexts } from '../outbox/texts.ts'
import { useLooking } from '../outbox/use-looking.ts'
import { AddToRelease } from './add-to-release.tsx'
import type { PlanningWithReleases } from './open-releases.ts'
import { PlanDrawer, planDrawer } from './plan-drawer.tsx'
import { PlanList } from './plan-list.tsx'
import { schedulingTexts } from './texts.ts'
import './plans.css'

const pause = () => 10_000

/** The panel beside a document: its plans. */
export function Plans() {
  const { id, collectionSlug } = useDocumentInfo()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const query =
    id === undefined || !collectionSlug
      ? undefined
      : new URLSearchParams({ collection: collectionSlug, id: String(id) })
  const { seen: planning, look } = useLooking<PlanningWithReleases>(query && `/plans?${query}`, pause)
  if (!planning || id === undefined || !collectionSlug) return null
  return (
    <section className="field-type plans">
      <FieldLabel as="h3" label={outboxTexts.label('labels.plans')} />
      <PlanList plans={planning.plans} onChange={look} />
      {planning.languages.length > 0 && (
        <>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openModal(planDrawer(collectionSlug, id))}
          >
            {schedulingTexts.t(i18n.language)('plan')}
          </Button>
          <AddToRelease
            releases={planning.releases}
            document={{ collection: collectionSlug, id }}
            onAdded={look}
          />
          <PlanDrawer planning={planning} document={{ collection: collectionSlug, id }} onChange={look} />
        </>
      )}
    </section>
  )
}
