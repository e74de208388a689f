'use client'

import { FieldError, FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { isSite } from '#config/is-site.ts'
import { zoneOf } from '../scheduling/site-clocks.ts'
import { schedulingTexts } from '../scheduling/texts.ts'
import { interfaceLanguageOf } from '../texts/texts.ts'

/** A local time of the release's site. */
export function ReleaseTime({ path }: { readonly path: string }) {
  const { value, setValue, showError, disabled } = useField<string>({ path })
  const site = useFormFields(([fields]) => fields.site?.value)
  const { i18n } = useTranslation()
  const t = schedulingTexts.t(i18n.language)
  const id = `field-${path}`
  return (
    <div className={`field-type scheduling__time${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={t('time')} required />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="datetime-local"
          disabled={disabled}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
          aria-invalid={showError}
          aria-describedby={`${id}-clocks`}
        />
      </div>
      <p id={`${id}-clocks`} className="field-description">
        {isSite(site) && t('clocks', { zone: zoneOf(site, interfaceLanguageOf(i18n.language)) })}
      </p>
    </div>
  )
}
