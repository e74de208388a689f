import { OWNER_CALLBACK } from '../../service/owner-provider.ts'
import type { ConsolePage } from '../page.ts'
import { breakGlass } from './break-glass.tsx'
import { resend } from './resend-page.tsx'
import { providerReturn, signIn } from './sign-in.tsx'
import { signOut } from './sign-out.tsx'
import { revokeToken, tokenList } from './tokens.tsx'

export const accessPages: Readonly<Record<string, ConsolePage>> = {
  '/sign-in': signIn,
  [OWNER_CALLBACK]: providerReturn,
  '/sign-out': signOut,
  '/resend': resend,
  '/break-glass': breakGlass,
  '/tokens': tokenList,
  '/tokens/revoke': revokeToken,
}
