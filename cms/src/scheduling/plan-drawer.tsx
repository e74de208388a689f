'use client'

import { Drawer, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { labels } from '../outbox/labels.ts'
import { filled } from '../outbox/messages.ts'
import { planMessages } from './messages.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanList } from './plan-list.tsx'
import type { Planning } from './planning.ts'

/** Name under which the drawer of a document is opened. */
export const planDrawer = (collection: string, id: number | string) => `plan-${collection}-${id}`

interface PlanDrawerProps {
  readonly planning: Planning
  readonly document: { readonly collection: string; readonly id: number | string }
  readonly onChange: () => void
}

export function PlanDrawer({ planning, document, onChange }: PlanDrawerProps) {
  const { i18n } = useTranslation()
  const { title } = useDocumentTitle()
  const words = planMessages(i18n.language)
  const heading = labels.plans[i18n.language as keyof typeof labels.plans] ?? labels.plans.en
  return (
    <Drawer slug={planDrawer(document.collection, document.id)} title={filled(words.planFor, { title })}>
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
