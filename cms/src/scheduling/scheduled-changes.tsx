'use client'

import { Button, FieldLabel, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { outboxTexts } from '../outbox/texts.ts'
import { useLooking } from '../outbox/use-looking.ts'
import { AddToRelease } from './add-to-release.tsx'
import type { ScheduleWithReleases } from './open-releases.ts'
import type { DocumentInForm } from './schedule.ts'
import { ScheduleDrawer, scheduleDrawer } from './schedule-drawer.tsx'
import { ScheduledList } from './scheduled-list.tsx'
import { schedulingTexts } from './texts.ts'
import './scheduling.css'

const pause = () => 10_000

interface ChangesOfProps {
  readonly document: DocumentInForm
  readonly schedule: ScheduleWithReleases
  readonly onChange: () => void
}

/** The panel beside a document: its scheduled changes. */
function ChangesOf({ document, schedule, onChange }: ChangesOfProps) {
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  return (
    <section className="field-type scheduling">
      <FieldLabel as="h3" label={outboxTexts.label('labels.scheduled')} />
      <ScheduledList changes={schedule.changes} onChange={onChange} />
      {schedule.languages.length > 0 && (
        <>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openModal(scheduleDrawer(document))}
          >
            {schedulingTexts.t(i18n.language)('schedule')}
          </Button>
          <AddToRelease releases={schedule.releases} document={document} onAdded={onChange} />
        </>
      )}
    </section>
  )
}

/** The panel and the drawer of an open document. */
export function ScheduledChanges() {
  const { id, collectionSlug } = useDocumentInfo()
  const document = id === undefined || !collectionSlug ? undefined : { collection: collectionSlug, id }
  const query = document && new URLSearchParams({ collection: document.collection, id: String(document.id) })
  const { seen: schedule, look } = useLooking<ScheduleWithReleases>(
    query && `/scheduled-changes?${query}`,
    pause,
  )
  if (!document) return null
  return (
    <>
      {schedule && <ChangesOf document={document} schedule={schedule} onChange={look} />}
      {schedule?.languages.length !== 0 && (
        <ScheduleDrawer schedule={schedule} document={document} onChange={look} />
      )}
    </>
  )
}
