import { siteIds } from '#config/sites.ts'
import { Field } from '../../components/controls/field.tsx'
import { Choice } from '../../form-pages/choices.tsx'
import { Form, Submit } from '../../form-pages/form.tsx'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { FlagRow } from '../../services/flags/flag-service.ts'
import {
  type NewReceiver,
  type ReceiverFault,
  receiverKinds,
} from '../../services/flags/receivers/flag-receivers.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { OwnerContext } from '../page.ts'
import { SiteChips } from '../several/site-chips.tsx'
import { useTexts } from '../texts/use-texts.ts'

export type ReceiverDraft = Omit<NewReceiver, 'language'>

export const firstReceiver: ReceiverDraft = {
  kind: 'webhook',
  name: '',
  address: '',
  sites: [],
  features: [],
}

export const sentReceiver = (form: SentForm): ReceiverDraft => ({
  kind: receiverKinds.find((kind) => kind === form.text('kind')) ?? 'webhook',
  name: form.text('name'),
  address: form.text('address'),
  sites: siteIds.filter((site) => form.getAll('site').includes(site)),
  features: form.getAll('feature'),
})

/** Field of each fault. */
export const receiverFields = {
  nameMissing: 'name',
  badAddress: 'address',
  badEmail: 'address',
} as const satisfies Partial<Record<ReceiverFault, keyof ReceiverDraft>>

interface ReceiverFormProps {
  readonly context: OwnerContext
  readonly rows: readonly FlagRow[]
  readonly draft: ReceiverDraft
  readonly errors: Readonly<Record<string, string>>
}

export function ReceiverForm({ context, rows, draft, errors }: ReceiverFormProps) {
  const { t, flagTitle } = useTexts()
  return (
    <section className="access">
      <h2>{t('receivers.new.title')}</h2>
      <ErrorSummary errors={errors} />
      <Form context={context} action="/receivers">
        <Choice
          name="kind"
          label={t('receivers.kind')}
          value={draft.kind}
          options={receiverKinds.map((kind) => [kind, t(`receivers.kinds.${kind}`)])}
        />
        <Field
          name="name"
          label={t('receivers.name')}
          autoComplete="off"
          maxLength={100}
          required
          defaultValue={draft.name}
          error={errors.name}
        />
        <Field
          name="address"
          label={t('receivers.new.address')}
          hint={t('receivers.new.addressHint')}
          autoComplete="off"
          maxLength={1_000}
          required
          defaultValue={draft.address}
          error={errors.address}
        />
        <fieldset className="cell-group" aria-describedby="sites-hint">
          <legend>{t('several.sites')}</legend>
          <small id="sites-hint" className="muted">
            {t('receivers.new.allHint')}
          </small>
          <SiteChips sites={siteIds} chosen={draft.sites} />
        </fieldset>
        <details open={draft.features.length > 0}>
          <summary className="link">{t('receivers.new.features')}</summary>
          <div className="several-chips">
            {rows.map(({ name }) => (
              <label key={name} className="chip-box">
                <input
                  type="checkbox"
                  name="feature"
                  value={name}
                  defaultChecked={draft.features.includes(name)}
                />
                <span>{flagTitle(name)}</span>
              </label>
            ))}
          </div>
        </details>
        <div className="form-end">
          <Submit>{t('receivers.new.submit')}</Submit>
        </div>
      </Form>
    </section>
  )
}
