import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import { Logo } from '../../brand/logo.tsx'
import { readCmsEnv } from '../../env.ts'
import { isSignInFault, signInPaths } from '../sign-in-paths.ts'
import { signInTexts } from '../texts.ts'
import './sign-in.css'

const LOGIN = '/admin/login'
/** Payload's pages about passwords, and the one that registers a first user. */
const closed: readonly string[] = ['create-first-user', 'forgot', 'reset', 'verify']

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

function startPath({ redirect: back }: Query): string {
  return typeof back === 'string'
    ? `${signInPaths.start}?redirect=${encodeURIComponent(back)}`
    : signInPaths.start
}

/** True for a page of the admin that is not Payload's. Leads on from those that nobody needs. */
export function isSignInPage([page = '']: readonly string[], query: Query): boolean {
  if (closed.includes(page)) redirect(LOGIN)
  if (page !== 'login' || 'break-glass' in query) return false
  if (query.failed === undefined && query.state === undefined) redirect(startPath(query))
  return true
}

/** Says why nobody is signed in, and leads to the provider. */
export function SignInPage({ query, language }: { readonly query: Query; readonly language: string }) {
  const { identity, breakGlass } = readCmsEnv()
  const { failed } = query
  const t = signInTexts.t(language)
  const isAway = failed === 'unavailable' && identity.isEmbedded
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      <div className="sign-in">
        {isSignInFault(failed) ? (
          <p className="sign-in__fault" role="alert">
            {isAway ? t('staffAway') : t(`faults.${failed}`, { provider: identity.name })}
          </p>
        ) : (
          <p role="status">{t('signedOut')}</p>
        )}
        {/* A link of the browser: the answer is a redirect to another host. */}
        <a className="btn btn--style-primary btn--size-large sign-in__button" href={startPath(query)}>
          <span className="btn__content">{t('button')}</span>
        </a>
        {failed === 'unavailable' && breakGlass && <a href={`${LOGIN}?break-glass`}>{t('breakGlass')}</a>}
      </div>
    </MinimalTemplate>
  )
}
