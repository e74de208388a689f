import { Form, Notice, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { groupedKey, qrCode } from '@marquee/identity/one-time-codes.ts'
import type { ReactNode } from 'react'
import type { FactorSetup } from '../../service/owner-factors.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { messagePage } from '../message-page.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { PasskeySection } from '../passkey/passkey-section.tsx'
import { passkeyScriptPath } from '../script.server.ts'
import { CodeForm, codeFault } from './code-form.tsx'

const page = (context: OwnerContext, body: ReactNode, status = 200): ShownPage => ({
  kind: 'page',
  status,
  title: context.texts.t('factor.title'),
  lead: <p>{context.texts.t('factor.lead')}</p>,
  body: <div className="access">{body}</div>,
})

function setUpPage(context: OwnerContext, { key, address, sealed }: FactorSetup, error?: string): ShownPage {
  const { t } = context.texts
  return page(
    context,
    <>
      <ErrorSummary errors={error === undefined ? {} : { 'confirm-code': error }} />
      <h2>{t('factor.setUp.title')}</h2>
      <p className="measure">{t('factor.setUp.text')}</p>
      <img
        className="factor-qr"
        src={qrCode(address)}
        alt={t('factor.setUp.picture')}
        width="200"
        height="200"
      />
      <p>
        {t('factor.setUp.key')}: <code className="factor-key">{groupedKey(key)}</code>
      </p>
      <p>
        <a className="link" href={address}>
          {t('factor.setUp.open')}
        </a>
      </p>
      <CodeForm
        context={context}
        what="confirm"
        label={t('factor.setUp.code')}
        hint={t('factor.setUp.codeHint')}
        error={error}
        submit={t('factor.setUp.submit')}
      >
        <input type="hidden" name="sealed" value={sealed} />
      </CodeForm>
    </>,
    error === undefined ? 200 : 422,
  )
}

export function codesPage(context: OwnerContext, codes: readonly string[]): ShownPage {
  const { t } = context.texts
  return page(
    context,
    <>
      <h2>{t('factor.codes.title')}</h2>
      <p className="measure">{t('factor.codes.text')}</p>
      <ul className="factor-codes" role="list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="btn btn--solid" href="/">
          <span>{t('factor.codes.done')}</span>
        </a>
      </p>
    </>,
  )
}

function Without({ context }: { readonly context: OwnerContext }) {
  const { t } = context.texts
  return (
    <>
      <p>{t('factor.off')}</p>
      <Form context={context} what="begin">
        <div className="form-end">
          <Submit look="plain">{t('factor.begin')}</Submit>
        </div>
      </Form>
    </>
  )
}

type Errors = Readonly<Record<string, string>>

function WithApp({ context, errors }: { readonly context: OwnerContext; readonly errors: Errors }) {
  const { t } = context.texts
  const { factor } = context
  const proof = { context, label: t('factor.proof'), look: 'plain' } as const
  return (
    <>
      {factor.app && <p>{t('factor.on')}</p>}
      <h2>{t('factor.codes.make')}</h2>
      <p className="muted">
        {t('factor.left', { count: factor.recoveryCodes })} {t('factor.codes.makeText')}
      </p>
      <CodeForm {...proof} what="codes" submit={t('factor.codes.make')} error={errors['codes-code']} />
      {factor.app && (
        <>
          <h2>{t('factor.removeApp')}</h2>
          <CodeForm {...proof} what="remove" submit={t('factor.removeApp')} error={errors['remove-code']} />
        </>
      )}
    </>
  )
}

const dones = ['removed', 'passkey', 'unlinked'] as const

export async function statePage(
  context: OwnerContext,
  errors: Errors = {},
  status = 200,
): Promise<ShownPage> {
  const { t } = context.texts
  const { factor, url, passkeys, owner } = context
  const done = dones.find((each) => each === url.searchParams.get('done'))
  const body = (
    <>
      {done && <Notice look="done" title={t(`factor.done.${done}`)} />}
      {factor.missing && (
        <Notice look="info" title={t('factor.missing.title')}>
          <p>{t('factor.missing.text')}</p>
        </Notice>
      )}
      <ErrorSummary errors={errors} />
      <PasskeySection context={context} passkeys={await passkeys.list(owner.id)} />
      <h2>{t('factor.app')}</h2>
      {!factor.app && factor.recent && <Without context={context} />}
      {factor.kind !== 'none' && <WithApp context={context} errors={errors} />}
    </>
  )
  return { ...page(context, body, status), scriptPath: passkeyScriptPath }
}

async function confirmSetUp(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { factors, owner, sessionToken, texts } = context
  const sealed = form.exact('sealed')
  const result = await factors.confirm(owner, sessionToken, sealed, form.text('confirm-code'))
  if (result.kind === 'done') return codesPage(context, result.recoveryCodes)
  return setUpPage(context, factors.begin(owner, sealed), texts.t('factor.setUp.wrong'))
}

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { factors, owner, sessionToken, texts, factor } = context
  const what = form.exact('what')
  // A new key takes a recent proof, as a new passkey does.
  if (!factor.app && factor.recent && what === 'confirm') return confirmSetUp(context, form)
  if (!factor.app && factor.recent && what === 'begin') return setUpPage(context, factors.begin(owner))
  const isChange = what === 'codes' || (what === 'remove' && factor.app)
  if (factor.kind === 'none' || !isChange) return statePage(context)
  const field = `${what}-code`
  const code = form.text(field)
  const check = code === '' ? 'wrong' : await factors.prove(owner, sessionToken, code)
  const error = codeFault(texts.t, code, check)
  if (error !== undefined) return statePage(context, { [field]: error }, check === 'wait' ? 429 : 422)
  if (what === 'codes') return codesPage(context, await factors.newRecoveryCodes(owner))
  await factors.removeApp(owner)
  return { kind: 'redirect', location: '/second-factor?done=removed' }
}

const atProvider = (context: OwnerContext) =>
  messagePage(
    context.texts.t('factor.title'),
    context.texts.t('password.atProvider', { provider: context.provider?.name ?? '' }),
    200,
  )

const isElsewhere = ({ factor }: OwnerContext) => factor.kind === 'elsewhere'

export const secondFactor: OwnerPage = {
  needs: 'viewer',
  get: (context) => (isElsewhere(context) ? atProvider(context) : statePage(context)),
  post: (context, form) => (isElsewhere(context) ? atProvider(context) : send(context, form)),
}
