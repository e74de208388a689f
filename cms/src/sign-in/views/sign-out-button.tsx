import type { I18nClient } from '@payloadcms/translations'
import { LogOutIcon } from '@payloadcms/ui'
import { signInPaths } from '../sign-in-paths.ts'
import './sign-in.css'

/** Signs the user out at the provider, too. */
export function SignOutButton({ i18n }: { readonly i18n: I18nClient }) {
  const name = i18n.t('authentication:logOut')
  return (
    <form method="post" action={signInPaths.end}>
      <button type="submit" className="nav__log-out sign-out" aria-label={name} title={name}>
        <LogOutIcon />
      </button>
    </form>
  )
}
