import { Field } from '@marquee/design/controls/field.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { groupedKey, qrCode } from '../../one-time-codes.ts'
import { staffPaths } from '../staff-clients.ts'
import type { FactorSetup } from '../staff-factors.ts'
import type { StaffPasskey } from '../staff-passkeys.ts'
import { CodeForm, codeFault } from './enter-code.tsx'
import { ErrorSummary } from './layout.tsx'
import type { Errors, PersonContext } from './page.ts'
import { PasskeyForm, passkeyHostOf, passkeyOptions } from './passkey-form.tsx'
import { useTexts } from './texts.ts'

export const PASSKEYS = `${staffPaths.security}/passkeys`
const toCode = `${staffPaths.enterCode}?${new URLSearchParams({ back: staffPaths.security })}`

function setUpPage(context: PersonContext, { key, address, sealed }: FactorSetup, error?: string): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status: error === undefined ? 200 : 422,
    title: t('factor.setUp.title'),
    body: (
      <div className="staff">
        <ErrorSummary errors={error === undefined ? {} : { 'confirm-code': error }} />
        <p className="measure">{t('factor.setUp.text')}</p>
        <img
          className="staff-qr"
          src={qrCode(address)}
          alt={t('factor.setUp.picture')}
          width="200"
          height="200"
        />
        <p>
          {t('factor.setUp.key')}: <code className="staff-key">{groupedKey(key)}</code>
        </p>
        <p>
          <a className="link" href={address}>
            {t('factor.setUp.open')}
          </a>
        </p>
        <CodeForm
          context={context}
          action={staffPaths.security}
          what="confirm"
          label={t('factor.setUp.code')}
          hint={t('factor.setUp.codeHint')}
          error={error}
          submit={t('factor.setUp.submit')}
        >
          <input type="hidden" name="sealed" value={sealed} />
        </CodeForm>
      </div>
    ),
  }
}

function codesPage({ texts: { t } }: PersonContext, codes: readonly string[]): ShownPage {
  return {
    kind: 'page',
    title: t('factor.codes.title'),
    body: (
      <div className="staff">
        <p className="measure">{t('factor.codes.text')}</p>
        <ul className="staff-codes" role="list">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p>
          <a className="btn btn--solid" href={staffPaths.home}>
            <span>{t('factor.codes.done')}</span>
          </a>
        </p>
      </div>
    ),
  }
}

function PasskeyRow({
  context,
  passkey,
}: {
  readonly context: PersonContext
  readonly passkey: StaffPasskey
}) {
  const { t, instantText } = useTexts()
  const { id, name, madeAt, usedAt } = passkey
  return (
    <li className="staff-row">
      <p>
        <strong>{name}</strong>
        <br />
        <span className="small muted">
          {t('passkeys.made', { at: instantText(madeAt) })}
          <br />
          {usedAt === null ? t('passkeys.never') : t('passkeys.used', { at: instantText(usedAt) })}
        </span>
      </p>
      {context.factor.recent && (
        <details className="staff-more">
          <summary>
            {t('passkeys.change')}
            <span className="visually-hidden"> {name}</span>
          </summary>
          <Form context={context} action={PASSKEYS} what="rename">
            <input type="hidden" name="id" value={id} />
            <Field
              name={`name-${id}`}
              label={t('passkeys.name')}
              defaultValue={name}
              maxLength={60}
              autoComplete="off"
            />
            <FormEnd look="plain">{t('form.save')}</FormEnd>
          </Form>
          <Form context={context} action={PASSKEYS} what="remove">
            <input type="hidden" name="id" value={id} />
            <FormEnd look="danger">{t('passkeys.remove')}</FormEnd>
          </Form>
        </details>
      )}
    </li>
  )
}

function NewPasskey({ context }: { readonly context: PersonContext }) {
  const { t } = useTexts()
  const { factor } = context
  if (!factor.recent)
    return (
      <p>
        <a className="btn" href={toCode}>
          <span>{t('passkeys.confirm')}</span>
        </a>
      </p>
    )
  return (
    <>
      <PasskeyForm
        context={context}
        action={PASSKEYS}
        ceremony="add"
        what="add"
        submit={t('passkeys.add')}
        look={factor.missing ? 'solid' : 'plain'}
      >
        <Field
          name="passkey-name"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          maxLength={60}
          autoComplete="off"
        />
      </PasskeyForm>
      <p className="muted" data-no-passkeys="">
        {t('passkeys.unsupported')}
      </p>
    </>
  )
}

interface SectionProps {
  readonly context: PersonContext
  readonly passkeys: readonly StaffPasskey[]
  readonly errors: Errors
}

export function SecondFactorSection({ context, passkeys, errors }: SectionProps) {
  const { t } = useTexts()
  const { factor } = context
  const proof = { context, action: staffPaths.security, label: t('factor.proof'), look: 'plain' } as const
  return (
    <section className="staff-section" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.title')}</h2>
      <p className="measure muted">{t('factor.lead')}</p>
      <h3>{t('passkeys.title')}</h3>
      <p className="measure">{t('passkeys.lead')}</p>
      {passkeys.length > 0 && (
        <ul className="staff-list" role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} context={context} passkey={passkey} />
          ))}
        </ul>
      )}
      <NewPasskey context={context} />
      <h3>{t('factor.app')}</h3>
      <p>{t(factor.app ? 'factor.on' : 'factor.off')}</p>
      {!factor.app && factor.recent && (
        <Form context={context} action={staffPaths.security} what="begin">
          <FormEnd look="plain">{t('factor.begin')}</FormEnd>
        </Form>
      )}
      {factor.app && (
        <details className="staff-more" open={errors['remove-code'] !== undefined}>
          <summary>{t('factor.removeApp')}</summary>
          <CodeForm {...proof} what="remove" submit={t('factor.removeApp')} error={errors['remove-code']} />
        </details>
      )}
      {factor.kind !== 'none' && (
        <>
          <h3>{t('factor.codes.heading')}</h3>
          <p>{t('factor.left', { count: factor.recoveryCodes })}</p>
          <details className="staff-more" open={errors['codes-code'] !== undefined}>
            <summary>{t('factor.codes.make')}</summary>
            <p className="muted">{t('factor.codes.makeText')}</p>
            <CodeForm {...proof} what="codes" submit={t('factor.codes.make')} error={errors['codes-code']} />
          </details>
        </>
      )}
    </section>
  )
}

/** The outcome of a form of the section: a page, or the faults of its fields; null for another form. */
export type FactorOutcome =
  | PageResponse
  | { readonly kind: 'faults'; readonly errors: Errors; readonly status: number }
  | null

const refusedWith = (errors: Errors, status = 422) => ({ kind: 'faults', errors, status }) as const
export const toSecurity = (done: string): PageResponse => ({
  kind: 'redirect',
  location: `${staffPaths.security}?${new URLSearchParams({ done })}`,
})

export async function changeFactor(context: PersonContext, form: SentForm): Promise<FactorOutcome> {
  const { staff, person, sessionToken, requester, texts, factor } = context
  const { factors } = staff
  const what = form.exact('what')
  // A new key takes a recent proof, as a new passkey does.
  if (!factor.app && factor.recent && what === 'begin') return setUpPage(context, factors.begin(person))
  if (!factor.app && factor.recent && what === 'confirm') {
    const sealed = form.exact('sealed')
    const codes = await factors.confirm(person, sessionToken, sealed, form.text('confirm-code'))
    return codes
      ? codesPage(context, codes)
      : setUpPage(context, factors.begin(person, sealed), texts.t('factor.setUp.wrong'))
  }
  if (factor.kind === 'none' || !(what === 'codes' || (what === 'remove' && factor.app))) return null
  const field = `${what}-code`
  const code = form.text(field)
  const check = code === '' ? 'wrong' : await factors.prove(person, sessionToken, code, requester.device)
  const error = codeFault(texts.t, code, check)
  if (error !== undefined) return refusedWith({ [field]: error }, check === 'wait' ? 429 : 422)
  if (what === 'codes') return codesPage(context, await factors.newRecoveryCodes(person))
  await factors.removeApp(person)
  return toSecurity('removed')
}

/** A person with a second factor needs a recent proof of it. */
export async function changePasskeys(context: PersonContext, form: SentForm): Promise<FactorOutcome> {
  const { staff, person, sessionToken, requester, texts, factor } = context
  const { passkeys } = staff
  if (!factor.recent) return { kind: 'redirect', location: staffPaths.security }
  const options = await passkeyOptions(context, form, (host) => passkeys.addOptions(person, host))
  if (options) return options
  const id = form.exact('id')
  if (form.exact('what') === 'rename') {
    await passkeys.rename(person, id, form.text(`name-${id}`))
    return toSecurity('saved')
  }
  if (form.exact('what') === 'remove') {
    await passkeys.remove(person, id)
    return toSecurity('unlinked')
  }
  const passkey = {
    name: form.text('passkey-name') || (requester.browser ?? ''),
    response: form.exact('response'),
  }
  const result = await passkeys.add(person, sessionToken, passkey, passkeyHostOf(context))
  if (result.kind !== 'done')
    return refusedWith({ 'passkey-name': texts.t(`passkeys.refused.${result.kind}`) })
  return result.recoveryCodes ? codesPage(context, result.recoveryCodes) : toSecurity('passkey')
}
