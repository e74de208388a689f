import { enterCode } from '../factor/enter-code.tsx'
import { secondFactor } from '../factor/factor-page.tsx'
import { resetFactor } from '../factor/reset-factor.tsx'
import { ownSessions } from '../factor/sessions-page.tsx'
import type { ConsolePage } from '../page.ts'
import { exportPage, importPage } from './import-pages.tsx'
import { editOwner, newOwner, removeOwner } from './owner-pages.tsx'
import { ownerList } from './owners.tsx'
import { password } from './password.tsx'
import { signIn } from './sign-in.tsx'
import { signOut } from './sign-out.ts'
import { revokeToken, tokenList } from './tokens.tsx'

export const accessPages: Readonly<Record<string, ConsolePage>> = {
  '/sign-in': signIn,
  '/sign-out': signOut,
  '/password': password,
  '/owners': ownerList,
  '/owners/new': newOwner,
  '/owners/edit': editOwner,
  '/owners/remove': removeOwner,
  '/owners/factor': resetFactor,
  '/sign-in/code': enterCode,
  '/second-factor': secondFactor,
  '/sessions': ownSessions,
  '/export': exportPage,
  '/import': importPage,
  '/tokens': tokenList,
  '/tokens/revoke': revokeToken,
}
