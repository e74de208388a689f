import { type FormGuard, formGuard } from './csrf.ts'

interface SessionOptions<Session> {
  /** Value of the session cookie. */
  readonly token: string | undefined
  find(token: string | undefined): Promise<Session | null>
  /** Signs the CSRF cookie of signed-out visitors. */
  readonly secret: string
  readonly site: string
  readonly https: boolean
}

export interface FormVisitor<Session> {
  readonly session: Session | null
  /** Value of the session cookie; undefined without a session. */
  readonly sessionToken: string | undefined
  /** Value of the hidden CSRF field. */
  readonly csrf: string
}

/** The session of a request, and the guard of its forms with its cookies. */
export async function findSession<Session extends { readonly csrf: string }>(
  request: Request,
  { token, find, secret, site, https }: SessionOptions<Session>,
): Promise<{
  readonly visitor: FormVisitor<Session>
  readonly guard: FormGuard
  readonly cookies: readonly string[]
}> {
  const session = await find(token)
  const guard = formGuard(request, { secret, site, https, session: session?.csrf ?? null })
  return {
    visitor: { session, sessionToken: session === null ? undefined : token, csrf: guard.value },
    guard,
    cookies: guard.cookie === undefined ? [] : [guard.cookie],
  }
}
