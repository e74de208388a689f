import { OWNER_CALLBACK } from '../../service/owner-provider.ts'
import { enterCode } from '../factor/enter-code.tsx'
import { secondFactor } from '../factor/factor-page.tsx'
import { resetFactor } from '../factor/reset-factor.tsx'
import { ownSessions } from '../factor/sessions-page.tsx'
import type { ConsolePage } from '../page.ts'
import { ownPasskeys } from '../passkey/passkey-pages.ts'
import { passkeysPath } from '../passkey/passkey-section.tsx'
import { passkeySignIn } from '../passkey/passkey-sign-in.tsx'
import { editOwner, newOwner, removeOwner } from './owner-pages.tsx'
import { ownerList } from './owners.tsx'
import { password } from './password.tsx'
import { providerReturn, providerSignIn } from './provider-pages.tsx'
import { signIn } from './sign-in.tsx'
import { signOut } from './sign-out.ts'
import { revokeToken, tokenList } from './tokens.tsx'

export const accessPages: Readonly<Record<string, ConsolePage>> = {
  '/sign-in': signIn,
  '/sign-in/passkey': passkeySignIn,
  '/sign-in/provider': providerSignIn,
  [OWNER_CALLBACK]: providerReturn,
  '/sign-out': signOut,
  '/password': password,
  '/owners': ownerList,
  '/owners/new': newOwner,
  '/owners/edit': editOwner,
  '/owners/remove': removeOwner,
  '/owners/factor': resetFactor,
  '/sign-in/code': enterCode,
  '/second-factor': secondFactor,
  [passkeysPath]: ownPasskeys,
  '/sessions': ownSessions,
  '/tokens': tokenList,
  '/tokens/revoke': revokeToken,
}
