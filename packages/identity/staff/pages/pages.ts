import { staffPaths } from '../staff-clients.ts'
import { enterCode } from './enter-code.tsx'
import { home } from './home.tsx'
import type { StaffPage } from './page.ts'
import { linkPages } from './password-links.tsx'
import { peoplePages } from './people.tsx'
import { personPages } from './person.tsx'
import { PASSKEYS } from './second-factor.tsx'
import { ownPasskeys, security } from './security.tsx'
import { passkeySignIn, signIn, signOut } from './sign-in.tsx'

/** Every page of the staff host by its path. */
export const pages: Readonly<Record<string, StaffPage>> = {
  [staffPaths.home]: home,
  [staffPaths.signIn]: signIn,
  [`${staffPaths.signIn}/passkey`]: passkeySignIn,
  [staffPaths.enterCode]: enterCode,
  '/sign-out': signOut,
  [staffPaths.security]: security,
  [PASSKEYS]: ownPasskeys,
  ...peoplePages,
  ...personPages,
  ...linkPages,
}
