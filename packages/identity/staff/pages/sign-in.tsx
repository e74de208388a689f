import { Field } from '@marquee/design/controls/field.tsx'
import { continueTo } from '@marquee/forms/back.ts'
import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { deviceCookie } from '@marquee/kit/http/devices.ts'
import type { ReactNode } from 'react'
import { serviceLimits } from '#config/service-limits.ts'
import { staffPaths } from '../staff-clients.ts'
import type { StaffSignIn } from '../staff-parts.ts'
import { ErrorSummary } from './layout.tsx'
import type { Errors, OpenPage, StaffContext } from './page.ts'
import { PasskeyForm, passkeyHostOf, passkeyOptions } from './passkey-form.tsx'
import { staffScript } from './script.server.ts'
import { backTo, staffSession } from './session.ts'
import { staffMail } from './staff-mails.ts'

const PASSKEY = `${staffPaths.signIn}/passkey`

interface Typed {
  readonly back: string
  readonly address?: string
  readonly notice?: ReactNode
  readonly errors?: Errors
  readonly status?: number
  readonly retryAfter?: number
}

function signInPage(context: StaffContext, typed: Typed): ShownPage {
  const { t } = context.texts
  const { back, address, notice, errors = {}, status = 200, retryAfter } = typed
  const hidden = <input type="hidden" name="back" value={back} />
  return {
    kind: 'page',
    status,
    retryAfter,
    title: t('signIn.title'),
    scriptPath: staffScript.path,
    lead: <p>{t('signIn.lead')}</p>,
    body: (
      <div className="staff">
        {notice}
        <ErrorSummary errors={errors} />
        <Form context={context} action={staffPaths.signIn}>
          {hidden}
          <Field
            name="address"
            label={t('signIn.address')}
            autoComplete="username"
            inputMode="email"
            required
            defaultValue={address}
            error={errors.address}
          />
          <Field
            name="password"
            type="password"
            label={t('signIn.password')}
            autoComplete="current-password"
            required
            maxLength={256}
            error={errors.password}
          />
          <FormEnd leave={{ href: staffPaths.forgotten, label: t('signIn.forgotten') }}>
            {t('signIn.submit')}
          </FormEnd>
        </Form>
        <PasskeyForm
          context={context}
          action={PASSKEY}
          ceremony="use"
          what="passkey"
          submit={t('passkeys.signIn')}
          look="plain"
        >
          {hidden}
        </PasskeyForm>
      </div>
    ),
  }
}

const wrongNotice = (title: string, text: string) => (
  <Notice look="wrong" title={title}>
    <p>{text}</p>
  </Notice>
)

/** The page of a sign-in that was not accepted. */
function refusedPage(
  context: StaffContext,
  typed: Typed,
  outcome: Exclude<StaffSignIn, { kind: 'in' }>,
  what: 'signIn.wrong' | 'passkeys.unknown',
): ShownPage {
  const { t } = context.texts
  if (outcome.kind === 'wrong')
    return signInPage(context, {
      ...typed,
      status: 422,
      notice: wrongNotice(t(`${what}.title`), t(`${what}.text`)),
    })
  const { seconds, status } = outcome
  const text = t('signIn.wait.text', { count: Math.ceil(seconds / 60) })
  return signInPage(context, {
    ...typed,
    status,
    retryAfter: seconds,
    notice: wrongNotice(t('signIn.wait.title'), text),
  })
}

/** Replaces the session, and continues to `back`. `account`: address or name that the password belongs to. */
export async function signedIn(
  { staff, sessionToken, https }: StaffContext,
  back: string,
  { token, session }: Extract<StaffSignIn, { kind: 'in' }>,
  account?: string,
): Promise<PageResponse> {
  if (sessionToken !== undefined) await staff.signOut(sessionToken)
  // A browser is known after the second factor: the thief of a password would get attempts at codes otherwise.
  const isKnown = account !== undefined && (await staff.factors.state(session)).kind !== 'pending'
  const device = isKnown ? [deviceCookie(staff.deviceOf(account), https)] : []
  return continueTo(back, [staffSession.written(token, https, serviceLimits.staff.session.hours), ...device])
}

/** Tells of a sign-in in a browser in which there was none before. */
async function noticeDevice(
  { mails, texts, origin, staff }: StaffContext,
  { session: { person }, newDevice }: Extract<StaffSignIn, { kind: 'in' }>,
  device: string | null,
): Promise<void> {
  if (!newDevice || person.email === null || !(await staff.own.mayNotice(person))) return
  const href = origin + staffPaths.security
  await mails.queue(
    texts.language,
    person.email,
    staffMail(texts.language, 'newDevice', person, { href, origin, device }),
  )
}

async function send(context: StaffContext, form: SentForm): Promise<PageResponse> {
  const { staff, requester } = context
  const { t } = context.texts
  const address = form.text('address')
  const password = form.exact('password')
  const typed = { address, back: backTo(form.exact('back')) }
  const errors = {
    ...(address === '' ? { address: t('signIn.addressMissing') } : {}),
    ...(password === '' ? { password: t('signIn.passwordMissing') } : {}),
  }
  if (Object.keys(errors).length > 0) return signInPage(context, { ...typed, errors, status: 422 })
  const outcome = await staff.signIn(address, password, requester)
  if (outcome.kind !== 'in') return refusedPage(context, typed, outcome, 'signIn.wrong')
  await noticeDevice(context, outcome, requester.browser)
  return signedIn(context, typed.back, outcome, address)
}

export const signIn: OpenPage = {
  needs: 'nobody',
  get(context) {
    const { session, url, texts } = context
    const back = backTo(url.searchParams.get('back'))
    if (session !== null) return { kind: 'redirect', location: back }
    const notice = url.searchParams.get('done') === 'out' && (
      <Notice look="done" title={texts.t('signIn.signedOut')} />
    )
    return signInPage(context, { back, notice })
  },
  post: send,
}

export const passkeySignIn: OpenPage = {
  needs: 'nobody',
  get: () => ({ kind: 'redirect', location: staffPaths.signIn }),
  async post(context, form) {
    const { passkeys } = context.staff
    const options = await passkeyOptions(context, form, (host) => passkeys.proofOptions(host))
    if (options) return options
    const back = backTo(form.exact('back'))
    const response = form.exact('response')
    const outcome = await passkeys.signIn(response, passkeyHostOf(context), context.requester)
    return outcome.kind === 'in'
      ? signedIn(context, back, outcome)
      : refusedPage(context, { back }, outcome, 'passkeys.unknown')
  },
}

/** A sign-out is a POST only: following a link changes nothing. */
export const signOut: OpenPage = {
  needs: 'nobody',
  get: ({ session }) => ({
    kind: 'redirect',
    location: session === null ? `${staffPaths.signIn}?done=out` : staffPaths.home,
  }),
  async post({ staff, sessionToken, https }) {
    if (sessionToken !== undefined) await staff.signOut(sessionToken)
    return {
      kind: 'redirect',
      location: `${staffPaths.signIn}?done=out`,
      cookies: [staffSession.ended(https)],
    }
  },
}
