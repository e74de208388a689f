'use client'

import { Button, useFormModified, useLocale, useTranslation } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { isLanguage } from '#config/languages.ts'
import type { DocumentInForm, Planning } from './planning.ts'
import type { PlanFault } from './rules.ts'
import { schedulingTexts } from './texts.ts'
import { type Plan, useSendPlan } from './use-plan.ts'

function Fault({ fault, id }: { readonly fault: PlanFault | undefined; readonly id: string }) {
  if (!fault) return null
  return (
    <div id={id} className="plans__fault">
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
  readonly fault?: PlanFault | undefined
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
      <div className="plans__options">
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

interface PlanFormProps {
  readonly planning: Planning
  readonly document: DocumentInForm
  readonly onPlanned: () => void
}

/** Default: the current locale, if the user may publish it. */
function useFirstPlan({ languages }: Planning): Plan {
  const { code } = useLocale()
  const own = languages.map((each) => each.code)
  return {
    action: 'publish',
    language: isLanguage(code) && own.includes(code) ? code : (own[0] ?? null),
    at: '',
  }
}

export function PlanForm({ planning, document, onPlanned }: PlanFormProps) {
  const { i18n } = useTranslation()
  const unsaved = useFormModified()
  const [plan, setPlan] = useState(useFirstPlan(planning))
  const { busy, faults, send } = useSendPlan(document)
  const name = useId()
  const time = useRef<HTMLInputElement>(null)
  const t = schedulingTexts.t(i18n.language)
  const faultAt = (field: PlanFault['field']) => faults.find((fault) => fault.field === field)
  const change = (changed: Partial<Plan>) => setPlan((before) => ({ ...before, ...changed }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // It is nested in the document's form.
    event.stopPropagation()
    if (busy || unsaved) return
    const found = await send(plan)
    if (found.some(({ field }) => field === 'time')) time.current?.focus()
    if (found.length > 0) return
    change({ at: '' })
    onPlanned()
  }
  const own = planning.languages.map(({ code, name: label }) => ({ value: code, label }))
  const languages = planning.all && own.length > 1 ? [...own, { value: null, label: t('all') }] : own
  return (
    <form className="plans__form" noValidate onSubmit={(event) => void submit(event)}>
      <Choice
        name={`${name}-action`}
        legend={t('action')}
        options={[
          { value: 'publish', label: t('publish') },
          { value: 'withdraw', label: t('withdraw') },
        ]}
        chosen={plan.action}
        onChoose={(action) => change({ action })}
      />
      <Choice
        name={`${name}-language`}
        legend={t('language')}
        options={languages}
        chosen={plan.language}
        onChoose={(language) => change({ language })}
        fault={faultAt('language')}
        faultId={`${name}-language-fault`}
      />
      <div className="plans__time">
        <label htmlFor={`${name}-time`}>{t('time')}</label>
        <p id={`${name}-clocks`}>{t('clocks', { zone: planning.zone })}</p>
        <input
          ref={time}
          id={`${name}-time`}
          type="datetime-local"
          value={plan.at}
          onChange={({ target }) => change({ at: target.value })}
          aria-invalid={faultAt('time') !== undefined}
          aria-describedby={`${name}-clocks${faultAt('time') ? ` ${name}-time-fault` : ''}`}
        />
        <Fault fault={faultAt('time')} id={`${name}-time-fault`} />
      </div>
      <div role="alert">
        {unsaved && <p className="plans__note">{t('saveFirst')}</p>}
        <Fault fault={faultAt('document')} id={`${name}-document-fault`} />
      </div>
      <Button type="submit" margin={false} disabled={unsaved}>
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
