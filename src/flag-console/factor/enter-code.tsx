import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import { backTo } from '../access/back.ts'
import { resendPage } from '../access/resend-page.tsx'
import { type SavedForm, savedFormOf, saveForm, written } from '../access/saved-form.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { CodeForm, codeFault } from './code-form.tsx'

interface Shown {
  readonly back: string
  readonly saved?: SavedForm | null
  readonly error?: string | undefined
  readonly status?: number
}

function codePage(context: OwnerContext, { back, saved, error, status = 200 }: Shown): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status,
    title: t('factor.enter.title'),
    lead: <p>{t('factor.enter.lead', { name: context.owner.name })}</p>,
    body: (
      <div className="access">
        <ErrorSummary errors={error === undefined ? {} : { 'enter-code': error }} />
        <CodeForm
          context={context}
          action="/sign-in/code"
          what="enter"
          label={t('factor.enter.code')}
          hint={t('factor.enter.hint')}
          error={error}
          submit={t('factor.enter.submit')}
        >
          <input type="hidden" name="back" value={back} />
          {saved && <input type="hidden" name="saved" value={written(saved)} />}
        </CodeForm>
      </div>
    ),
  }
}

/** For a session whose second factor is not proved; a form that was sent is preserved. */
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

export const enterCode: OwnerPage = {
  needs: 'viewer',
  get: (context) => {
    const back = backTo(context.url.searchParams.get('back'))
    return context.factor.kind === 'pending'
      ? codePage(context, { back })
      : { kind: 'redirect', location: back }
  },
  async post(context, form) {
    const { factors, owner, sessionToken, texts } = context
    const sent = { back: backTo(form.exact('back')), saved: savedFormOf(form) }
    const code = form.text('enter-code')
    const check = code === '' ? 'wrong' : await factors.prove(owner, sessionToken, code)
    const error = codeFault(texts.t, code, check)
    if (error !== undefined)
      return codePage(context, { ...sent, error, status: check === 'wait' ? 429 : 422 })
    return sent.saved ? resendPage(context, sent.saved) : { kind: 'redirect', location: sent.back }
  },
}
