import type { I18nClient } from '@payloadcms/translations'
import { signInTexts } from '../texts.ts'

interface InviteLinkProps {
  readonly i18n: I18nClient
  /** A page of the staff identity. */
  readonly href: string
}

/** People are invited where they sign in. */
export function InviteLink({ i18n, href }: InviteLinkProps) {
  return (
    <p>
      <a href={href}>{signInTexts.t(i18n.language)('invite')}</a>
    </p>
  )
}
