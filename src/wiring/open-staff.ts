import { OWNER_BACK_CHANNEL, OWNER_CALLBACK } from '@marquee/flags/service/owner-provider.ts'
import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import { createStaff } from '@marquee/identity/staff/create-staff.ts'
import { createStaffHost } from '@marquee/identity/staff/pages/staff-host.server.tsx'
import { clientSecret, contentPaths } from '@marquee/identity/staff/staff-clients.ts'
import type { StaffClient } from '@marquee/identity/staff/staff-issuer.ts'
import { createStaffProtocol, type StaffProtocol } from '@marquee/identity/staff/staff-protocol.ts'
import type { FlagRights } from '@marquee/identity/staff/staff-roles.ts'
import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import { isPublicHost } from '@marquee/kit/http/host-names.ts'
import type { Secrets } from '@marquee/kit/start/data-dir.ts'
import type { Env } from '../server/env/env.ts'
import { flagOriginBeside } from '../server/hosts/hosts.ts'
import type { ServerLog } from '../server/probes/server-log.ts'
import type { Services } from '../server/services.ts'
import { siteLook } from '../shell/site-look.server.ts'
import type { Store } from './open-store.ts'
import { staffMailsOf } from './staff-mails.ts'

/** The identity of staff, and its host. */
export interface OpenStaff {
  /** Undefined where outside providers sign in the staff of all consoles. */
  readonly staff: Services['staff']
  /** Only at the first start. */
  readonly firstPerson: { readonly email: string; readonly password: string } | undefined
}

/** The flag console of the same process, which is opened later. */
type TellFlags = () => {
  sessionsEnded(who: Omit<LoggedOut, 'issuer'>): Promise<void>
  /** Null: no access. */
  rightsChanged(person: string, rights: FlagRights | null): Promise<void>
}

type StaffSecrets = Pick<Secrets, 'session' | 'publishing'>

const isFlags = ({ FLAGS_IDENTITY: outside }: Env) => outside === undefined
const isContent = ({ CMS_IDENTITY: outside }: Env) => outside === undefined

function clientsBeside(
  env: Env,
  secrets: StaffSecrets,
  onFlags: TellFlags,
  origin: string,
): readonly StaffClient[] {
  const flags = flagOriginBeside(env, origin)
  const { home, callback, signedOut, backChannel } = contentPaths
  const cms = new URL(env.CMS_URL).origin
  return [
    ...(isFlags(env)
      ? [
          {
            id: 'flags',
            secret: clientSecret('flags', secrets.session),
            home: `${flags}/`,
            callback: flags + OWNER_CALLBACK,
            signedOut: `${flags}/sign-out`,
            backChannel: flags + OWNER_BACK_CHANNEL,
            end: (who: Omit<LoggedOut, 'issuer'>) => onFlags().sessionsEnded(who),
          } as const,
        ]
      : []),
    ...(isContent(env)
      ? [
          {
            id: 'content',
            secret: clientSecret('content', secrets.publishing),
            home: cms + home,
            callback: cms + callback,
            signedOut: cms + signedOut,
            backChannel: cms + backChannel,
          } as const,
        ]
      : []),
  ]
}

const MILLISECONDS = 10_000

/** The identity of staff: people, the provider of the consoles, and the pages of its host. */
export async function openStaff(
  env: Env,
  secrets: StaffSecrets,
  store: Store,
  { record }: AuditLog,
  { app }: ServerLog,
  onFlags: TellFlags,
): Promise<OpenStaff> {
  const isPublic = isPublicHost(env.STAFF_HOST)
  const second = env.STAFF_SECOND_FACTOR ?? (isPublic ? 'required' : 'optional')
  const staff = createStaff({
    store,
    dataDir: env.DATA_DIR,
    secret: secrets.session,
    required: second === 'required',
    record,
    ended: (sessions) => void protocol.end(sessions),
    changed: (person, rights) => onFlags().rightsChanged(person, rights?.flags ?? null),
  })
  const protocol: StaffProtocol = createStaffProtocol({
    store,
    secret: secrets.session,
    link: staff.link,
    person: staff.people.active,
    clients: (origin) => clientsBeside(env, secrets, onFlags, origin),
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(MILLISECONDS) }),
    onError: (error, message) => app.error({ err: error }, message),
    clock: Date.now,
  })
  const host = createStaffHost({
    staff,
    protocol,
    mails: staffMailsOf(env, store),
    look: siteLook,
    consoles(origin) {
      const homes = new Map(clientsBeside(env, secrets, onFlags, origin).map(({ id, home }) => [id, home]))
      return { flags: homes.get('flags') ?? null, content: homes.get('content') ?? null }
    },
    secret: secrets.session,
    publishingSecret: secrets.publishing,
    record,
  })
  const isNeeded = isFlags(env) || isContent(env)
  return {
    staff: isNeeded ? host : undefined,
    firstPerson: isNeeded
      ? await staff.firstPerson({
          email: env.STAFF_ADMIN_EMAIL,
          password: env.STAFF_ADMIN_PASSWORD,
          isPublic,
        })
      : undefined,
  }
}
