import { contentGrants, rolesOf } from '@marquee/identity/staff/staff-roles.ts'
import { freePort } from '../../tests/contracts/databases.ts'
import { outsideVisitor } from '../../tests/contracts/outside-visitor.ts'
import { startOutsideProvider } from '../../tests/e2e/outside-provider.ts'
import type { EditorRights } from '../src/sign-in/editor-rights.ts'

const APPLICATION_ROLES = contentGrants
  .map(({ value, role, sites, languages }) => [`${value}=${role}`, ...sites, ...languages].join(':'))
  .join(',')

/** An OpenID provider that knows whoever signs in. */
export interface TestStaff {
  readonly issuer: string
  /** Settings of the content management system that trusts it. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** `url`: address of the content management system. */
export async function startStaff(url: string): Promise<TestStaff> {
  const { issuer, applicationId, secret, close } = await startOutsideProvider({
    siteOrigin: url,
    callback: `${url}/api/users/sign-in/callback`,
    signedOut: `${url}/admin/login`,
    port: await freePort(),
  })
  return {
    issuer,
    close,
    env: {
      CMS_IDENTITY: issuer,
      CMS_IDENTITY_APPLICATION: applicationId,
      CMS_IDENTITY_SECRET: secret,
      CMS_IDENTITY_ROLES: APPLICATION_ROLES,
    },
  }
}

export interface StaffMember {
  readonly name: string
  readonly email: string
  readonly rights: EditorRights
}

type Send = (address: string, headers: Readonly<Record<string, string>>) => Promise<Response>

/** A server closes an idle connection while a busy test may be sending on it. */
const sendPlainly: Send = (address, headers) =>
  fetch(address, { headers: { connection: 'close', ...headers }, redirect: 'manual' })

/** Token of a new session that a person starts at the provider. `url`: address of the content management system. */
export async function signInAtStaff(
  { url, issuer }: { readonly url: string; readonly issuer: string },
  { name, email, rights: content }: StaffMember,
  send = sendPlainly,
): Promise<string> {
  const start = await send(`${url}/api/users/sign-in/start`, {})
  const cookie = start.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const back = await outsideVisitor({ issuer }).signIn(start.headers.get('location') ?? '', {
    sub: email,
    email,
    password: 'of the provider',
    givenName: name,
    familyName: '',
    emailVerified: true,
    roles: rolesOf({ manages: false, flags: null, content }),
  })
  const done = await send(new URL(back, url).href, { cookie })
  const token = /payload-token=([^;]+)/.exec(done.headers.getSetCookie().join('\n'))?.[1]
  if (token === undefined) throw new Error(`${email} cannot sign in: ${done.headers.get('location')}`)
  return token
}
