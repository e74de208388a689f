import { hkdfSync } from 'node:crypto'
import { secretsOf } from '@marquee/kit/secrets/secrets.ts'

/** Consoles that sign in at the embedded provider of staff. */
export type StaffClientId = 'flags' | 'content'

/** Groups the records of staff in tables that have those of the sites too. */
export const STAFF = 'staff'

export const LOCAL_STAFF_HOST = 'staff.localhost'

/** Scope of both clients; the claim `roles` comes with `profile`. */
export const staffScope = 'openid profile email'
export const staffRolesClaim = 'roles'

const BYTES = 32

/**
 * The secret of a console at the embedded provider, which both sides derive: of `flags` from the session secret, of
 * `content` from the publishing secret.
 */
export const clientSecret = (client: StaffClientId, secret: string): string =>
  Buffer.from(hkdfSync('sha256', secretsOf(secret)[0], '', `marquee staff client ${client}`, BYTES)).toString(
    'base64url',
  )

/** Paths of the staff host that others name. Those of the protocol are in `protocol-paths.ts`. */
export const staffPaths = {
  home: '/',
  signIn: '/sign-in',
  enterCode: '/sign-in/code',
  security: '/security',
  people: '/people',
  invite: '/people/invite',
  person: '/people/person',
  invitation: '/invitation',
  forgotten: '/forgotten',
  /** Accounts that a console had before, signed with the publishing secret (see `carried-people.ts`). */
  carryOver: '/carry-over',
} as const

/** Paths of the content management system as a client. */
export const contentPaths = {
  home: '/admin',
  callback: '/api/users/sign-in/callback',
  signedOut: '/admin/login',
  backChannel: '/api/users/sign-in/back-channel',
} as const

/** The issuer, spelled as in the discovery document. `origin` is that of the staff host. */
export const staffIssuer = (origin: string): string => `${origin}/`
