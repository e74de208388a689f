'use client'

import { Drawer, useDocumentTitle } from '@payloadcms/ui'
import type { OpenDocument } from '../document-query.ts'
import { outboxTexts } from '../outbox/texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Schedule } from './schedule.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { ScheduledList } from './scheduled-list.tsx'
import { schedulingTexts } from './texts.ts'

/** Slug of a document's drawer. */
export const scheduleDrawer = ({ collection, id }: OpenDocument) => `schedule-${collection}-${id}`

interface ScheduleDrawerProps {
  /** Undefined until it was received. */
  readonly schedule: Schedule | undefined
  readonly document: OpenDocument
  readonly onChange: () => void
}

export function ScheduleDrawer({ schedule, document, onChange }: ScheduleDrawerProps) {
  const { title } = useDocumentTitle()
  const t = useTexts(schedulingTexts)
  const heading = useTexts(outboxTexts)('labels.scheduled')
  return (
    <Drawer slug={scheduleDrawer(document)} title={t('scheduleFor', { title })}>
      {schedule ? (
        <div className="scheduling scheduling--drawer">
          <ScheduleForm schedule={schedule} document={document} onScheduled={onChange} />
          <section>
            <h3>{heading}</h3>
            <ScheduledList changes={schedule.changes} onChange={onChange} />
          </section>
        </div>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </Drawer>
  )
}
