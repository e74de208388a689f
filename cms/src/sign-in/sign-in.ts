import { staffPaths } from '@marquee/identity/staff/staff-clients.ts'
import {
  AuthenticationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Config,
  Forbidden,
  LockedAuth,
  type Payload,
} from 'payload'
import type { CmsEnv } from '../env.ts'
import { mergedHooks } from '../merged-hooks.ts'
import { editorAccess, isBreakGlass } from '../users/sign-in-access.ts'
import { addressOf } from './address-of.ts'
import { auditEntries, knownAddress, recordAudit } from './audit-entries.ts'
import { BREAK_GLASS, passwordCalls } from './break-glass.ts'
import { type SignInLog, signInCalls } from './calls.ts'
import { carriedEditors } from './carried-editors.ts'
import { olderSecretStrategies, renewApiKeys } from './older-secrets.ts'
import { endOtherWays } from './other-ways.ts'
import { forgetProviderSessions, isOver, providerSessionOf, providerSessions } from './provider-sessions.ts'

/** A session has an end that does not move. */
const guardRefresh: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh') return
  const session = await providerSessionOf(req)
  if (!session || isOver(session)) throw new Forbidden(req.t)
}

const auditChanges: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') await recordAudit(req, { event: 'person.added', person: doc.email })
  const rightsOf = ({ email, role, sites, languages, suspendedAt }: Record<string, unknown>) =>
    JSON.stringify([email, role, sites, languages, suspendedAt])
  if (operation === 'update' && rightsOf(doc) !== rightsOf(previousDoc))
    await recordAudit(req, { event: 'person.changed', person: doc.email })
}

const inviteLink = (issuer: string) => ({
  path: '/src/sign-in/views/invite-link.tsx#InviteLink',
  serverProps: { href: new URL(staffPaths.invite, issuer).href },
})

function withSignIn(users: CollectionConfig, env: CmsEnv, log: SignInLog): CollectionConfig {
  const access = editorAccess(env)
  return {
    ...users,
    admin: {
      ...users.admin,
      components: {
        ...users.admin?.components,
        ...(env.identity.isEmbedded && { beforeListTable: [inviteLink(env.identity.issuer)] }),
      },
    },
    auth: {
      ...(typeof users.auth === 'object' && users.auth),
      strategies: olderSecretStrategies(env.secret),
    },
    endpoints: [...(users.endpoints || []), ...signInCalls(env, log), ...passwordCalls(env)],
    hooks: mergedHooks(users.hooks, {
      beforeOperation: [guardRefresh],
      beforeLogin: [
        ({ user, req }) => {
          if (!isBreakGlass(access, user)) throw new AuthenticationError(req.t)
        },
      ],
      afterLogin: [
        ({ user, req }) =>
          recordAudit(req, { event: 'sign-in.succeeded', person: user.email, way: BREAK_GLASS }),
      ],
      afterLogout: [
        async ({ req }) => {
          const session = await providerSessionOf(req)
          if (session) await forgetProviderSessions(req, { session: { equals: session.session } })
          await recordAudit(req, { event: 'sign-in.ended', person: addressOf(req.user) })
        },
      ],
      afterError: [
        async ({ error, req }) => {
          if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) return
          const person = await knownAddress(req.payload, addressOf(req.data))
          await recordAudit(req, { event: 'sign-in.failed', person, way: BREAK_GLASS }, { alone: true })
        },
      ],
      afterChange: [auditChanges],
      afterDelete: [({ doc, req }) => recordAudit(req, { event: 'person.removed', person: doc.email })],
    }),
  }
}

const signOutButton = '/src/sign-in/views/sign-out-button.tsx#SignOutButton'

/** Sign-in of editors, and its audit log; a Payload plugin. */
export const signIn =
  (env: CmsEnv) =>
  (config: Config): Config => {
    let opened: Payload | undefined
    const log = (err: unknown, msg: string) => opened?.logger.error({ err, msg })
    const components = config.admin?.components
    return {
      ...config,
      collections: [
        ...(config.collections ?? []).map((each) =>
          each.slug === 'users' ? withSignIn(each, env, log) : each,
        ),
        providerSessions,
        carriedEditors,
        auditEntries,
      ],
      async onInit(payload) {
        opened = payload
        await config.onInit?.(payload)
        await renewApiKeys(payload, env.secret)
        await endOtherWays(payload, editorAccess(env))
      },
      admin: {
        ...config.admin,
        components: { ...components, logout: { Button: signOutButton } },
      },
    }
  }
