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
import { byProvider } from '../users/by-provider.ts'
import { refusal } from '../users/refuse.ts'
import { type EditorAccess, editorAccess, hasPassword, isProvided } from '../users/sign-in-access.ts'
import { addressOf } from './address-of.ts'
import { auditEntries, knownAddress, recordAudit } from './audit-entries.ts'
import { auditPasswords, notePasswords, setsPassword } from './audited-passwords.ts'
import { type SignInLog, signInCalls } from './calls.ts'
import { olderSecretStrategies, renewApiKeys } from './older-secrets.ts'
import { endOtherWays } from './other-ways.ts'
import { resetOnOwnPages } from './own-pages.ts'
import { passwordCalls } from './password-calls.ts'
import { forgetProviderSessions, isOver, providerSessionOf, providerSessions } from './provider-sessions.ts'
import { refuseGuessable } from './strong-passwords.ts'
import { signInTexts } from './texts.ts'

const PASSWORD = 'password'

/** Sessions of the provider have an end that does not move; its accounts get no password, and no mail for one. */
const guardProvided =
  (access: EditorAccess): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation === 'refresh') {
      const session = await providerSessionOf(req)
      if (session && isOver(session)) throw new Forbidden(req.t)
    }
    if (operation === 'update' && 'id' in args && setsPassword(args.data) && !req.context[byProvider]) {
      const user = await req.payload.db.findOne({
        collection: 'users',
        where: { id: { equals: args.id } },
        req,
      })
      if (isProvided(access, user))
        throw refusal(req, (language) => signInTexts.t(language)('noPassword'), 400)
    }
    if (operation !== 'forgotPassword') return args
    const email = addressOf('data' in args ? args.data : undefined)
    const user = await req.payload.db.findOne({
      collection: 'users',
      where: { email: { equals: email } },
      req,
    })
    return user && !hasPassword(access, user) ? Object.assign({}, args, { disableEmail: true }) : args
  }

const auditChanges: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') await recordAudit(req, { event: 'person.added', person: doc.email })
  const rightsOf = ({ email, role, sites, languages, suspendedAt }: Record<string, unknown>) =>
    JSON.stringify([email, role, sites, languages, suspendedAt])
  if (operation === 'update' && rightsOf(doc) !== rightsOf(previousDoc))
    await recordAudit(req, { event: 'person.changed', person: doc.email })
}

function withSignIn(users: CollectionConfig, env: CmsEnv, log: SignInLog): CollectionConfig {
  const access = editorAccess(env)
  const { hooks = {} } = users
  return {
    ...users,
    auth: {
      ...(typeof users.auth === 'object' && users.auth),
      strategies: olderSecretStrategies(env.secret),
    },
    endpoints: [...(users.endpoints || []), ...signInCalls(env, log), ...passwordCalls(env)],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        resetOnOwnPages,
        guardProvided(access),
        refuseGuessable,
        notePasswords,
      ],
      afterOperation: [...(hooks.afterOperation ?? []), auditPasswords],
      beforeLogin: [
        ...(hooks.beforeLogin ?? []),
        // The reset of a password signs in too.
        ({ user, req }) => {
          if (!hasPassword(access, user)) throw new AuthenticationError(req.t)
        },
      ],
      afterLogin: [
        ...(hooks.afterLogin ?? []),
        ({ user, req }) =>
          recordAudit(req, { event: 'sign-in.succeeded', person: user.email, way: PASSWORD }),
      ],
      afterLogout: [
        ...(hooks.afterLogout ?? []),
        async ({ req }) => {
          const session = await providerSessionOf(req)
          if (session) await forgetProviderSessions(req, { session: { equals: session.session } })
          await recordAudit(req, { event: 'sign-in.ended', person: addressOf(req.user) })
        },
      ],
      afterError: [
        ...(hooks.afterError ?? []),
        async ({ error, req }) => {
          if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) return
          const person = await knownAddress(req.payload, addressOf(req.data))
          await recordAudit(req, { event: 'sign-in.failed', person, way: PASSWORD }, { alone: true })
        },
      ],
      afterChange: [...(hooks.afterChange ?? []), auditChanges],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        ({ doc, req }) => recordAudit(req, { event: 'person.removed', person: doc.email }),
      ],
    },
  }
}

const button = '/src/sign-in/views/sign-in-button.tsx#SignInButton'
const signOutButton = '/src/sign-in/views/sign-out-button.tsx#SignOutButton'

/** Sign-in of editors, and its audit log; a Payload plugin. */
export const signIn =
  (env: CmsEnv) =>
  (config: Config): Config => {
    let opened: Payload | undefined
    const log = (err: unknown, msg: string) => opened?.logger.error({ err, msg })
    const { identity, passwords } = env
    const components = config.admin?.components
    return {
      ...config,
      collections: [
        ...(config.collections ?? []).map((each) =>
          each.slug === 'users' ? withSignIn(each, env, log) : each,
        ),
        providerSessions,
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
        // The import map is the same with and without a provider.
        dependencies: {
          ...config.admin?.dependencies,
          signInButton: { path: button, type: 'component' },
          signOutButton: { path: signOutButton, type: 'component' },
        },
        components: {
          ...components,
          ...(identity && {
            beforeLogin: [
              ...(components?.beforeLogin ?? []),
              {
                path: button,
                serverProps: { provider: identity.name, passwords },
              },
            ],
            logout: {
              Button: {
                path: signOutButton,
                serverProps: { issuer: identity.issuer },
              },
            },
          }),
        },
      },
    }
  }
