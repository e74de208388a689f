import type { ReactNode } from 'react'
import { renderSVG } from 'uqr'
import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { FactorSetup } from '../../services/flags/owner-factors.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { CodeForm, codeFault } from './code-form.tsx'

const page = (context: OwnerContext, body: ReactNode, status = 200): ShownPage => ({
  kind: 'page',
  status,
  title: context.texts.t('factor.title'),
  lead: <p>{context.texts.t('factor.lead')}</p>,
  body: <div className="access">{body}</div>,
})

const qrCode = (text: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(text))}`
const grouped = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

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
        {t('factor.setUp.key')}: <code className="factor-key">{grouped(key)}</code>
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

function codesPage(context: OwnerContext, codes: readonly string[]): ShownPage {
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
      {context.factor.missing ? (
        <Notice look="info" title={t('factor.missing.title')}>
          <p>{t('factor.missing.text')}</p>
        </Notice>
      ) : (
        <p>{t('factor.off')}</p>
      )}
      <Form context={context} what="begin">
        <div className="form-end">
          <Submit>{t('factor.begin')}</Submit>
        </div>
      </Form>
    </>
  )
}

function statePage(
  context: OwnerContext,
  errors: Readonly<Record<string, string>> = {},
  status = 200,
): ShownPage {
  const { t } = context.texts
  const { factor, url } = context
  const proof = { context, label: t('factor.proof'), look: 'plain' } as const
  return page(
    context,
    <>
      {url.searchParams.get('done') && <Notice look="done" title={t('factor.removed')} />}
      <ErrorSummary errors={errors} />
      {factor.kind === 'none' ? (
        <Without context={context} />
      ) : (
        <>
          <p>
            {t('factor.on')} {t('factor.left', { count: factor.recoveryCodes })}
          </p>
          <h2>{t('factor.codes.make')}</h2>
          <p className="muted">{t('factor.codes.makeText')}</p>
          <CodeForm {...proof} what="codes" submit={t('factor.codes.make')} error={errors['codes-code']} />
          <h2>{t('factor.remove')}</h2>
          <CodeForm {...proof} what="remove" submit={t('factor.remove')} error={errors['remove-code']} />
        </>
      )}
    </>,
    status,
  )
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
  if (factor.kind === 'none') {
    if (what === 'confirm') return confirmSetUp(context, form)
    return what === 'begin' ? setUpPage(context, factors.begin(owner)) : statePage(context)
  }
  const field = `${what}-code`
  const code = form.text(field)
  if (what !== 'codes' && what !== 'remove') return statePage(context)
  const check = code === '' ? 'wrong' : await factors.prove(owner, sessionToken, code)
  const error = codeFault(texts.t, code, check)
  if (error !== undefined) return statePage(context, { [field]: error }, check === 'wait' ? 429 : 422)
  if (what === 'codes') return codesPage(context, await factors.newRecoveryCodes(owner))
  await factors.remove(owner.id, owner)
  return { kind: 'redirect', location: '/second-factor?done=removed' }
}

export const secondFactor: OwnerPage = { needs: 'viewer', get: (context) => statePage(context), post: send }
