import type { I18nClient } from '@payloadcms/translations'
import type { OwnerPasswords } from '#config/authentication.ts'
import { isSignInFault } from '../sign-in-faults.ts'
import { signInPaths } from '../sign-in-paths.ts'
import { signInTexts } from '../texts.ts'
import './sign-in.css'

interface SignInProps {
  readonly i18n: I18nClient
  readonly searchParams?: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Name of the OpenID provider. */
  readonly provider: string
  readonly passwords: OwnerPasswords
}

/** The button is above the form for passwords, which is folded away when only the first admin may use it. */
export function SignInButton({ i18n, searchParams = {}, provider, passwords }: SignInProps) {
  const t = signInTexts.t(i18n.language)
  const { failed, redirect } = searchParams
  const address =
    typeof redirect === 'string'
      ? `${signInPaths.start}?redirect=${encodeURIComponent(redirect)}`
      : signInPaths.start
  return (
    <>
      <div className="sign-in">
        {isSignInFault(failed) && (
          <p className="sign-in__fault" role="alert">
            {t(`faults.${failed}`, { provider })}
          </p>
        )}
        {/* A link of the browser: the answer is a redirect to another host. */}
        <a className="btn btn--style-primary btn--size-large sign-in__button" href={address}>
          <span className="btn__content">{t('button', { provider })}</span>
        </a>
      </div>
      {passwords === 'all' && <p className="sign-in__or">{t('or')}</p>}
      {passwords === 'first-admin' && (
        <details className="sign-in__other">
          <summary>{t('firstAdmin')}</summary>
        </details>
      )}
      {passwords === 'none' && <span className="sign-in__only" />}
    </>
  )
}
