import { Field } from '@marquee/design/controls/field.tsx'
import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { staffPaths } from '../staff-clients.ts'
import type { StaffPerson } from '../store/people.ts'
import { ErrorSummary } from './layout.tsx'
import type { Errors, OpenPage, StaffContext } from './page.ts'
import { passwordError } from './security.tsx'
import { signedIn } from './sign-in.tsx'
import { staffMail } from './staff-mails.ts'

const { least } = serviceLimits.staff.password

function expiredPage({ texts: { t } }: StaffContext): ShownPage {
  return {
    kind: 'page',
    status: 404,
    title: t('invitation.expired.title'),
    body: (
      <div className="staff">
        <p className="measure">{t('invitation.expired.text')}</p>
        <p>
          <a className="btn" href={staffPaths.forgotten}>
            <span>{t('invitation.expired.again')}</span>
          </a>
        </p>
      </div>
    ),
  }
}

function linkedPage(
  context: StaffContext,
  { name, email, state }: StaffPerson,
  token: string,
  errors: Errors = {},
): ShownPage {
  const { t } = context.texts
  const isNew = state === 'invited'
  return {
    kind: 'page',
    status: Object.keys(errors).length === 0 ? 200 : 422,
    title: isNew ? t('invitation.title', { name }) : t('invitation.resetTitle'),
    lead: <p>{t(isNew ? 'invitation.lead' : 'invitation.resetLead', { email: email ?? '' })}</p>,
    body: (
      <div className="staff">
        <ErrorSummary errors={errors} />
        <Form context={context} action={staffPaths.invitation}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
          <Field
            name="new-password"
            type="password"
            label={t('password.new')}
            hint={t('password.least', { least })}
            autoComplete="new-password"
            maxLength={256}
            required
            error={errors['new-password']}
          />
          <FormEnd>{t('invitation.submit')}</FormEnd>
        </Form>
      </div>
    ),
  }
}

/** Where the links of invitations and of forgotten passwords lead. */
const invitation: OpenPage = {
  needs: 'nobody',
  async get(context) {
    const token = context.url.searchParams.get('token') ?? ''
    const person = await context.staff.own.linked(token)
    return person ? linkedPage(context, person, token) : expiredPage(context)
  },
  async post(context, form) {
    const { staff, requester, texts } = context
    const token = form.exact('token')
    const person = await staff.own.linked(token)
    const outcome = person && (await staff.own.setPassword(token, form.exact('new-password'), requester))
    if (person === null || outcome === null) return expiredPage(context)
    if (typeof outcome === 'string')
      return linkedPage(context, person, token, { 'new-password': passwordError(texts.t, outcome) })
    return signedIn(context, staffPaths.home, outcome, person.email ?? undefined)
  },
}

function forgottenPage(context: StaffContext, isSent: boolean, errors: Errors = {}): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status: Object.keys(errors).length === 0 ? 200 : 422,
    title: t('forgotten.title'),
    lead: <p>{t('forgotten.lead')}</p>,
    body: (
      <div className="staff">
        {isSent && <Notice look="done" title={t('forgotten.done')} />}
        <ErrorSummary errors={errors} />
        <Form context={context} action={staffPaths.forgotten}>
          <Field
            name="address"
            type="email"
            label={t('signIn.address')}
            autoComplete="username"
            required
            error={errors.address}
          />
          <FormEnd leave={{ href: staffPaths.signIn, label: t('forgotten.back') }}>
            {t('forgotten.submit')}
          </FormEnd>
        </Form>
      </div>
    ),
  }
}

/** The same page for an address that nobody has. */
const forgotten: OpenPage = {
  needs: 'nobody',
  get: (context) => forgottenPage(context, false),
  async post(context, form) {
    const { staff, mails, requester, origin, texts } = context
    const { t, language } = texts
    const address = form.text('address')
    if (address === '') return forgottenPage(context, false, { address: t('signIn.addressMissing') })
    const link = await staff.own.forgotten(address, requester.address)
    if (link && link.person.email !== null) {
      const href = `${origin}${staffPaths.invitation}?${new URLSearchParams({ token: link.token })}`
      const kind = link.person.state === 'invited' ? 'invitation' : 'password'
      await mails.queue(language, link.person.email, staffMail(language, kind, link.person, { href, origin }))
    }
    return forgottenPage(context, true)
  },
}

export const linkPages = { [staffPaths.invitation]: invitation, [staffPaths.forgotten]: forgotten } as const
