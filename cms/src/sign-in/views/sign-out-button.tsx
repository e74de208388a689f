import type { I18nClient } from '@payloadcms/translations'
import { LogOutIcon, Logout } from '@payloadcms/ui'
import { signInPaths } from '../sign-in-paths.ts'
import './sign-in.css'

interface SignOutProps {
  readonly i18n: I18nClient
  readonly user?: { readonly issuer?: string | null } | null
  readonly issuer: string
}

/** Signs a user of the provider out there, too; others as Payload does. */
export function SignOutButton({ i18n, user, issuer }: SignOutProps) {
  if (user?.issuer !== issuer) return <Logout />
  const name = i18n.t('authentication:logOut')
  return (
    <form method="post" action={signInPaths.end}>
      <button type="submit" className="nav__log-out sign-out" aria-label={name} title={name}>
        <LogOutIcon />
      </button>
    </form>
  )
}
