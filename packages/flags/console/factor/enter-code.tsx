import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { backTo } from '../access/back.ts'
import { resendPage } from '../access/resend-page.tsx'
import { savedFormOf, saveForm } from '../access/saved-form.ts'
import { SentFields, type SentFieldsProps } from '../access/sent-fields.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { PasskeyForm } from '../passkey/passkey-form.tsx'
import { passkeyOptions } from '../passkey/passkey-options.ts'
import { passkeyPlaceOf } from '../passkey/passkey-place.ts'
import { passkeyScriptPath } from '../script.server.ts'
import { CodeForm, codeFault } from './code-form.tsx'

interface Shown extends SentFieldsProps {
  readonly error?: string | undefined
  readonly status?: number
}

function codePage(context: OwnerContext, { back, saved, error, status = 200 }: Shown): ShownPage {
  const { t } = context.texts
  const { factor, owner } = context
  const sent = <SentFields back={back} saved={saved} />
  return {
    kind: 'page',
    status,
    title: t(factor.kind === 'pending' ? 'factor.enter.title' : 'factor.again.title'),
    lead: (
      <p>
        {factor.kind === 'pending' ? t('factor.enter.lead', { name: owner.name }) : t('factor.again.lead')}
      </p>
    ),
    scriptPath: factor.passkeys > 0 ? passkeyScriptPath : undefined,
    body: (
      <div className="access">
        <ErrorSummary errors={error === undefined ? {} : { 'enter-code': error }} />
        {factor.passkeys > 0 && (
          <PasskeyForm
            context={context}
            action="/sign-in/code"
            ceremony="use"
            what="passkey"
            submit={t('passkeys.use')}
          >
            {sent}
          </PasskeyForm>
        )}
        <CodeForm
          context={context}
          action="/sign-in/code"
          what="enter"
          label={t(factor.app ? 'factor.enter.code' : 'factor.enter.recoveryCode')}
          hint={t(factor.app ? 'factor.enter.hint' : 'factor.enter.recoveryHint')}
          error={error}
          submit={t('factor.enter.submit')}
          {...(factor.passkeys > 0 ? { look: 'plain' } : {})}
        >
          {sent}
        </CodeForm>
      </div>
    ),
  }
}

/** The page of a session whose second factor is not proved; a form that was sent is preserved. */
export async function codeFirst(context: OwnerContext): Promise<PageResponse> {
  const { url, request } = context
  if (request.method !== 'POST')
    return {
      kind: 'redirect',
      location: `/sign-in/code?${new URLSearchParams({ back: url.pathname + url.search })}`,
    }
  const saved = await saveForm(context)
  return codePage(context, { back: saved?.path ?? '/', saved, status: 401 })
}

async function checkPasskey(context: OwnerContext, form: SentForm): Promise<string | undefined> {
  const { passkeys, owner, sessionToken, texts } = context
  const check = await passkeys.prove(owner, sessionToken, form.exact('response'), passkeyPlaceOf(context))
  return check === 'right' ? undefined : texts.t('passkeys.refused.wrong')
}

/** An owner who proved the second factor too long ago for what is next sees it too. */
export const enterCode: OwnerPage = {
  needs: 'viewer',
  get: (context) => {
    const { factor, url } = context
    const back = backTo(url.searchParams.get('back'))
    return factor.kind === 'pending' || (factor.kind === 'proven' && !factor.recent)
      ? codePage(context, { back })
      : { kind: 'redirect', location: back }
  },
  async post(context, form) {
    const { factors, passkeys, owner, sessionToken, texts } = context
    const options = await passkeyOptions(context, form, (place) => passkeys.proofOptions(place, owner))
    if (options) return options
    const sent = { back: backTo(form.exact('back')), saved: savedFormOf(form) }
    const code = form.text('enter-code')
    const isPasskey = form.exact('what') === 'passkey'
    const check = isPasskey || code === '' ? 'wrong' : await factors.prove(owner, sessionToken, code)
    const error = isPasskey ? await checkPasskey(context, form) : codeFault(texts.t, code, check)
    if (error !== undefined)
      return codePage(context, { ...sent, error, status: check === 'wait' ? 429 : 422 })
    return sent.saved ? resendPage(context, sent.saved) : { kind: 'redirect', location: sent.back }
  },
}
