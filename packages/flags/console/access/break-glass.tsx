import { Field } from '@marquee/design/controls/field.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { ErrorSummary } from '../forms/form-fields.tsx'
import type { ConsoleContext, OpenPage } from '../page.ts'
import { flagSession } from './session.ts'

const { hours } = serviceLimits.flags.breakGlass

interface Refused {
  readonly status: number
  readonly error: string
  readonly retryAfter?: number
}

function passwordPage(context: ConsoleContext, refused?: Refused): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status: refused?.status ?? 200,
    retryAfter: refused?.retryAfter,
    title: t('breakGlass.title'),
    lead: <p>{t('breakGlass.lead')}</p>,
    body: (
      <div className="access">
        <ErrorSummary errors={refused ? { password: refused.error } : {}} />
        <Form context={context}>
          <Field
            name="password"
            type="password"
            label={t('breakGlass.password')}
            autoComplete="off"
            required
            maxLength={256}
            error={refused?.error}
          />
          <FormEnd>{t('signIn.submit')}</FormEnd>
        </Form>
      </div>
    ),
  }
}

/** The day the provider is down. */
export const breakGlass: OpenPage = {
  needs: 'nobody',
  get: (context) => (context.owners.opensByPassword ? passwordPage(context) : { kind: 'missing' }),
  async post(context, form): Promise<PageResponse> {
    const { owners, visitor, sessionToken, texts } = context
    if (!owners.opensByPassword) return { kind: 'missing' }
    const outcome = await owners.breakGlass(form.exact('password'), visitor.address)
    if (outcome.kind === 'wrong')
      return passwordPage(context, { status: 422, error: texts.t('breakGlass.wrong') })
    if (outcome.kind === 'wait')
      return passwordPage(context, {
        status: 429,
        error: texts.t('breakGlass.wait', { count: Math.ceil(outcome.seconds / 60) }),
        retryAfter: outcome.seconds,
      })
    if (sessionToken !== undefined) await owners.signOut(sessionToken)
    return {
      kind: 'redirect',
      location: '/',
      cookies: [flagSession.written(outcome.token, visitor.https, hours)],
    }
  },
}
