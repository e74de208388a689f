import { Field } from '@marquee/design/controls/field.tsx'
import { Form } from '@marquee/forms/form.tsx'
import type { OwnerPasskey } from '../../service/owner-passkeys.ts'
import type { OwnerContext } from '../page.ts'
import { useTexts } from '../texts/use-texts.ts'
import { InstantText } from '../texts/when.tsx'
import { PasskeyForm } from './passkey-form.tsx'

export const passkeysPath = '/second-factor/passkeys'

interface RowProps {
  readonly context: OwnerContext
  readonly passkey: OwnerPasskey
}

function Row({ context, passkey: { id, name, madeAt, usedAt } }: RowProps) {
  const { t } = useTexts()
  const field = `name-${id}`
  return (
    <li className="change passkey-row">
      <p>
        <strong>{name}</strong>
        <br />
        <span className="small muted">
          {t('passkeys.made')}: <InstantText at={madeAt} />
          <br />
          {t('passkeys.used')}: {usedAt === null ? t('passkeys.never') : <InstantText at={usedAt} />}
        </span>
      </p>
      {context.factor.recent && (
        <details className="access-more">
          <summary>
            {t('passkeys.change')}
            <span className="visually-hidden"> {name}</span>
          </summary>
          <Form context={context} action={passkeysPath} what="rename">
            <input type="hidden" name="id" value={id} />
            <Field
              name={field}
              label={t('passkeys.name')}
              defaultValue={name}
              maxLength={60}
              autoComplete="off"
            />
            <div className="form-end">
              <button type="submit" className="btn btn--s">
                <span>{t('form.save')}</span>
              </button>
            </div>
          </Form>
          <Form context={context} action={passkeysPath} what="remove">
            <input type="hidden" name="id" value={id} />
            <div className="form-end">
              <button type="submit" className="btn btn--s">
                <span>{t('passkeys.remove')}</span>
              </button>
            </div>
          </Form>
        </details>
      )}
    </li>
  )
}

interface SectionProps {
  readonly context: OwnerContext
  readonly passkeys: readonly OwnerPasskey[]
}

export function PasskeySection({ context, passkeys }: SectionProps) {
  const { t } = useTexts()
  const { factor } = context
  return (
    <>
      <h2>{t('passkeys.title')}</h2>
      <p className="measure">{t('passkeys.lead')}</p>
      {passkeys.length > 0 && (
        <ul className="changes" role="list">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} context={context} passkey={passkey} />
          ))}
        </ul>
      )}
      {factor.recent ? (
        <>
          <PasskeyForm
            context={context}
            action={passkeysPath}
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
      ) : (
        <p>
          <a className="btn" href={`/sign-in/code?${new URLSearchParams({ back: '/second-factor' })}`}>
            <span>{t('passkeys.confirm')}</span>
          </a>
        </p>
      )}
    </>
  )
}
