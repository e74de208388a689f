'use client'

import { Button, toast, useConfig, useFormModified, useLocale } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import type { OpenDocument } from '../document-query.ts'
import type { Answer } from '../outbox/use-call.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { ScheduleFault } from './rules.ts'
import type { Schedule, ScheduledAction } from './schedule.ts'
import { schedulingTexts } from './texts.ts'

interface WantedChange {
  readonly action: ScheduledAction
  /** Null: all languages. */
  readonly language: Language | null
  /** The time as typed; empty if incomplete. */
  readonly at: string
}

interface ChangeAnswer extends Answer {
  readonly faults?: readonly ScheduleFault[]
}

/** Sends a scheduled change. Errors stay until the next attempt. */
function useSendChange(document: OpenDocument) {
  const { config } = useConfig()
  const t = useTexts(schedulingTexts)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly ScheduleFault[]>([])
  const failed = (message: string) => [{ field: 'document' as const, message, issues: [] }]
  const send = async (wanted: WantedChange): Promise<readonly ScheduleFault[]> => {
    setBusy(true)
    setFaults([])
    let found: readonly ScheduleFault[]
    try {
      const response = await fetch(`${config.routes.api}/scheduled-changes`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...document, ...wanted }),
      })
      const { message, faults: reported, errors }: ChangeAnswer = await response.json()
      found = response.ok ? [] : (reported ?? failed(errors?.[0]?.message ?? t('notDone')))
      if (response.ok) toast.success(message ?? '', { duration: 10_000 })
    } catch {
      found = failed(t('notDone'))
    }
    setFaults(found)
    setBusy(false)
    return found
  }
  return { busy, faults, send }
}

function Fault({ fault, id }: { readonly fault: ScheduleFault | undefined; readonly id: string }) {
  if (!fault) return null
  return (
    <div id={id} className="scheduling__fault">
      <p>{fault.message}</p>
      {fault.issues.length > 0 && (
        <ul>
          {fault.issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChoiceProps<T> {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
  readonly fault?: ScheduleFault | undefined
  readonly faultId?: string
}

function Choice<T extends string | null>({
  name,
  legend,
  options,
  chosen,
  onChoose,
  fault,
  faultId = '',
}: ChoiceProps<T>): ReactNode {
  return (
    <fieldset aria-describedby={fault ? faultId : undefined}>
      <legend>{legend}</legend>
      <div className="scheduling__options">
        {options.map(({ value, label }) => (
          <label key={label}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </div>
      <Fault fault={fault} id={faultId} />
    </fieldset>
  )
}

interface ScheduleFormProps {
  readonly schedule: Schedule
  readonly document: OpenDocument
  readonly onScheduled: () => void
}

/** Default: the current locale, if the user may publish it. */
function useFirstChange({ languages }: Schedule): WantedChange {
  const { code } = useLocale()
  const own = languages.map((each) => each.code)
  return {
    action: 'publish',
    language: isLanguage(code) && own.includes(code) ? code : (own[0] ?? null),
    at: '',
  }
}

export function ScheduleForm({ schedule, document, onScheduled }: ScheduleFormProps) {
  const t = useTexts(schedulingTexts)
  const unsaved = useFormModified()
  const [wanted, setWanted] = useState(useFirstChange(schedule))
  const { busy, faults, send } = useSendChange(document)
  const name = useId()
  const time = useRef<HTMLInputElement>(null)
  const faultAt = (field: ScheduleFault['field']) => faults.find((fault) => fault.field === field)
  const change = (changed: Partial<WantedChange>) => setWanted((before) => ({ ...before, ...changed }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // It is nested in the document's form.
    event.stopPropagation()
    if (busy || unsaved) return
    const found = await send(wanted)
    if (found.some(({ field }) => field === 'time')) time.current?.focus()
    if (found.length > 0) return
    change({ at: '' })
    onScheduled()
  }
  const own = schedule.languages.map(({ code, name: label }) => ({ value: code, label }))
  const languages = schedule.all && own.length > 1 ? [...own, { value: null, label: t('all') }] : own
  return (
    <form className="scheduling__form" noValidate onSubmit={(event) => void submit(event)}>
      <Choice
        name={`${name}-action`}
        legend={t('action')}
        options={[
          { value: 'publish', label: t('publish') },
          { value: 'withdraw', label: t('withdraw') },
        ]}
        chosen={wanted.action}
        onChoose={(action) => change({ action })}
      />
      <Choice
        name={`${name}-language`}
        legend={t('language')}
        options={languages}
        chosen={wanted.language}
        onChoose={(language) => change({ language })}
        fault={faultAt('language')}
        faultId={`${name}-language-fault`}
      />
      <div className="scheduling__time">
        <label htmlFor={`${name}-time`}>{t('time')}</label>
        <p id={`${name}-clocks`}>{t('clocks', { zone: schedule.zone })}</p>
        <input
          ref={time}
          id={`${name}-time`}
          type="datetime-local"
          value={wanted.at}
          onChange={({ target }) => change({ at: target.value })}
          aria-invalid={faultAt('time') !== undefined}
          aria-describedby={`${name}-clocks${faultAt('time') ? ` ${name}-time-fault` : ''}`}
        />
        <Fault fault={faultAt('time')} id={`${name}-time-fault`} />
      </div>
      <div role="alert">
        {unsaved && <p className="scheduling__note">{t('saveFirst')}</p>}
        <Fault fault={faultAt('document')} id={`${name}-document-fault`} />
      </div>
      <Button type="submit" margin={false} disabled={unsaved}>
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
