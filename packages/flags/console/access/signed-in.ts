import type { PageResponse } from '@marquee/forms/page.ts'
import type { OwnerSignIn } from '../../service/flag-owners.ts'
import type { ConsoleContext } from '../page.ts'
import { sessionCookie } from '../session-cookie.ts'
import { resendPage } from './resend-page.tsx'
import type { SentFieldsProps } from './sent-fields.tsx'

/** Replaces the session, and continues to the input of an expired one or to `back`. */
export async function signedIn(
  context: ConsoleContext,
  { back, saved }: SentFieldsProps,
  { token, session }: Extract<OwnerSignIn, { kind: 'in' }>,
  more: readonly string[] = [],
): Promise<PageResponse> {
  const { owners, sessionToken, visitor } = context
  if (sessionToken !== undefined) await owners.signOut(sessionToken)
  const cookies = [sessionCookie(token, visitor), ...more]
  if (saved) return { ...resendPage({ ...context, csrf: session.csrf }, saved), cookies }
  return { kind: 'redirect', location: back, cookies }
}
