import { Field } from '@marquee/design/controls/field.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import { authentication } from '#config/authentication.ts'
import type { AccountContext } from '../page.ts'
import { Panel } from './parts.tsx'

interface EmailPanelProps {
  readonly context: AccountContext
  readonly typed: string | undefined
  readonly errors: Readonly<Record<string, string>>
}

function ChangeForm({ context, typed, errors }: EmailPanelProps) {
  const { t, href } = context
  return (
    <Form context={context} action={href('profile')} what="email">
      <p className="muted">{t('client-account:profile.newEmailText')}</p>
      <Field
        name="email"
        type="email"
        label={t('client-account:profile.newEmail')}
        autoComplete="email"
        defaultValue={typed ?? ''}
        error={errors.email}
      />
      <Field
        name="currentOfEmail"
        type="password"
        label={t('client-account:profile.current')}
        autoComplete="current-password"
        error={errors.currentOfEmail}
      />
      <FormEnd look="plain">{t('client-account:profile.changeEmail')}</FormEnd>
    </Form>
  )
}

function Unconfirmed({ context }: Pick<EmailPanelProps, 'context'>) {
  const { t, href } = context
  return (
    <Form context={context} action={href('profile')} what="resend">
      <p className="muted">{t('client-account:profile.unconfirmedText')}</p>
      <FormEnd
        look="plain"
        leave={{
          href: `${href(authentication.validatePath)}#other-address`,
          label: t('client-guest:validate.address.title'),
        }}
      >
        {t('client-account:profile.resend')}
      </FormEnd>
    </Form>
  )
}

/** A client of an outside provider changes the address there. */
export function EmailPanel({ context, typed, errors }: EmailPanelProps) {
  const { t, session } = context
  const { email, emailVerifiedAt, hasPassword } = session.account
  const confirmed = emailVerifiedAt !== null
  return (
    <Panel id="email-address" title={t('client-account:profile.email')}>
      <p className="account-line">
        <b className="account-long">{email}</b>
        <span className={confirmed ? 'account-mark account-mark--ok' : 'account-mark'}>
          {t(`client-account:profile.${confirmed ? 'confirmed' : 'unconfirmed'}`)}
        </span>
      </p>
      {!confirmed && <Unconfirmed context={context} />}
      {confirmed && hasPassword && <ChangeForm context={context} typed={typed} errors={errors} />}
    </Panel>
  )
}
