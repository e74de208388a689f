'use client'

import { Button, FieldLabel, useModal } from '@payloadcms/ui'
import { type OpenDocument, queryOf } from '../document-query.ts'
import { useOpenDocument } from '../open-document.ts'
import { outboxTexts } from '../outbox/texts.ts'
import { useCall } from '../outbox/use-call.ts'
import { useLooking } from '../outbox/use-looking.ts'
import type { ScheduleWithReleases } from './open-releases.ts'
import { ScheduleDrawer, scheduleDrawer } from './schedule-drawer.tsx'
import { ScheduledList } from './scheduled-list.tsx'
import { schedulingTexts } from './texts.ts'
import './scheduling.css'
import { useTexts } from '../texts/use-texts.ts'

const pause = () => 10_000

interface ChangesOfProps {
  readonly document: OpenDocument
  readonly schedule: ScheduleWithReleases
  readonly onChange: () => void
}

/** A button for each of the next releases of the site. */
function AddToRelease({ document, schedule, onChange }: ChangesOfProps) {
  const t = useTexts(schedulingTexts)
  const { busy, call } = useCall(t('notDone'), onChange)
  return schedule.releases.map(({ id, name, when }) => (
    <Button
      key={id}
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy}
      tooltip={when}
      onClick={() => void call(`/releases/${id}/documents`, document)}
    >
      {t('addToRelease', { release: name })}
    </Button>
  ))
}

/** The panel beside a document: its scheduled changes. */
function ChangesOf(props: ChangesOfProps) {
  const { document, schedule, onChange } = props
  const { openModal } = useModal()
  const t = useTexts(schedulingTexts)
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
            {t('schedule')}
          </Button>
          <AddToRelease {...props} />
        </>
      )}
    </section>
  )
}

/** The panel and the drawer of an open document. */
export function ScheduledChanges() {
  const document = useOpenDocument()
  const { seen: schedule, look } = useLooking<ScheduleWithReleases>(
    document && `/scheduled-changes?${queryOf(document)}`,
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
