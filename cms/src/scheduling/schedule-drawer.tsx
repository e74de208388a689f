'use client'

import { Drawer, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { outboxTexts } from '../outbox/texts.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanList } from './plan-list.tsx'
import type { DocumentInForm, Planning } from './planning.ts'
import { schedulingTexts } from './texts.ts'

/** Slug of a document's drawer. */
export const planDrawer = ({ collection, id }: DocumentInForm) => `plan-${collection}-${id}`

interface PlanDrawerProps {
  /** Undefined until it was received. */
  readonly planning: Planning | undefined
  readonly document: DocumentInForm
  readonly onChange: () => void
}

export function PlanDrawer({ planning, document, onChange }: PlanDrawerProps) {
  const { i18n } = useTranslation()
  const { title } = useDocumentTitle()
  const t = schedulingTexts.t(i18n.language)
  const heading = outboxTexts.t(i18n.language)('labels.plans')
  return (
    <Drawer slug={planDrawer(document)} title={t('planFor', { title })}>
      {planning ? (
        <div className="plans plans--drawer">
          <PlanForm planning={planning} document={document} onPlanned={onChange} />
          <section>
            <h3>{heading}</h3>
            <PlanList plans={planning.plans} onChange={onChange} />
          </section>
        </div>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </Drawer>
  )
}
