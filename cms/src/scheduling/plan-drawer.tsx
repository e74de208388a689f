'use client'

import { Drawer, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { outboxTexts } from '../outbox/texts.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanList } from './plan-list.tsx'
import type { Planning } from './planning.ts'
import { schedulingTexts } from './texts.ts'

/** Slug of a document's drawer. */
export const planDrawer = (collection: string, id: number | string) => `plan-${collection}-${id}`

interface PlanDrawerProps {
  readonly planning: Planning
  readonly document: { readonly collection: string; readonly id: number | string }
  readonly onChange: () => void
}

export function PlanDrawer({ planning, document, onChange }: PlanDrawerProps) {
  const { i18n } = useTranslation()
  const { title } = useDocumentTitle()
  const t = schedulingTexts.t(i18n.language)
  const heading = outboxTexts.t(i18n.language)('labels.plans')
  return (
    <Drawer slug={planDrawer(document.collection, document.id)} title={t('planFor', { title })}>
      <div className="plans plans--drawer">
        <PlanForm planning={planning} document={document} onPlanned={onChange} />
        <section>
          <h3>{heading}</h3>
          <PlanList plans={planning.plans} onChange={onChange} />
        </section>
      </div>
    </Drawer>
  )
}
