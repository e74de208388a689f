import { Field } from '@marquee/design/controls/field.tsx'
import { Check } from '@marquee/forms/choices.tsx'
import { Form, Submit } from '@marquee/forms/form.tsx'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { ownerRoles } from '#config/authentication.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { FlagOwner } from '../../service/flag-service.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { OwnerContext } from '../page.ts'
import { useTexts } from '../texts/use-texts.ts'
import { leastPassword } from './owner-texts.ts'

type Role = FlagOwner['role']

export interface OwnerFields {
  readonly name: string
  readonly role: Role
  readonly sites: readonly SiteId[]
}

export function ownerFields(form: SentForm): OwnerFields {
  return {
    name: form.text('name'),
    role: ownerRoles.find((role) => role === form.text('role')) ?? 'viewer',
    sites: siteIds.filter((site) => form.text(`site-${site}`) !== ''),
  }
}

interface OwnerFormProps {
  readonly context: OwnerContext
  readonly fields: OwnerFields
  readonly errors: Readonly<Record<string, string>>
  /** Has a password; an empty field keeps it. */
  readonly known: boolean
}

function Roles({ chosen, error }: { readonly chosen: Role; readonly error: string | undefined }) {
  const { t } = useTexts()
  return (
    <fieldset className="access-set" id="role" aria-describedby={error && 'role-error'}>
      <legend>{t('owners.role')}</legend>
      {ownerRoles.map((role) => (
        <div className="form-check" key={role}>
          <input
            type="radio"
            id={`role-${role}`}
            name="role"
            value={role}
            defaultChecked={role === chosen}
            aria-describedby={`role-${role}-hint`}
          />
          <label htmlFor={`role-${role}`}>{t(`roles.${role}.name`)}</label>
          <small id={`role-${role}-hint`} className="muted">
            {t(`roles.${role}.text`)}
          </small>
        </div>
      ))}
      {error && (
        <small id="role-error" className="form-error">
          {error}
        </small>
      )}
    </fieldset>
  )
}

function Countries({
  chosen,
  error,
}: {
  readonly chosen: readonly SiteId[]
  readonly error: string | undefined
}) {
  const { t, siteName } = useTexts()
  return (
    <fieldset className="access-set access-set--sites" id="sites" aria-describedby={error && 'sites-error'}>
      <legend>{t('owners.form.countries')}</legend>
      <div className="access-sites">
        {siteIds.map((site) => (
          <Check key={site} name={`site-${site}`} label={siteName(site)} checked={chosen.includes(site)} />
        ))}
      </div>
      {error && (
        <small id="sites-error" className="form-error">
          {error}
        </small>
      )}
    </fieldset>
  )
}

export function OwnerForm({ context, fields, errors, known }: OwnerFormProps) {
  const { t } = useTexts()
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form context={context}>
        <Field
          name="name"
          label={t('owners.name')}
          hint={t('owners.form.nameHint')}
          required
          autoComplete="off"
          defaultValue={fields.name}
          error={errors.name}
        />
        <Roles chosen={fields.role} error={errors.role} />
        <Countries chosen={fields.sites} error={errors.sites} />
        <Field
          name="password"
          type="password"
          label={t(known ? 'password.new' : 'owners.form.password')}
          hint={known ? `${t('owners.form.keepPassword')} ${leastPassword(t)}` : leastPassword(t)}
          required={!known}
          autoComplete="new-password"
          maxLength={256}
          error={errors.password}
        />
        <div className="form-end">
          <Submit>{t(known ? 'form.save' : 'owners.new.submit')}</Submit>
          <a className="link" href="/owners">
            {t('owners.form.back')}
          </a>
        </div>
      </Form>
    </>
  )
}
