import { deviceOf } from '@marquee/kit/http/device-of.ts'
import type {
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionConfig,
  Config,
  Field,
} from 'payload'
import type { CmsEnv } from '../env.ts'
import { accountKey, knownBrowsers } from '../sign-in/known-browser.ts'
import { securityCalls } from './calls.ts'
import { resealKeys } from './codes.ts'
import { factorCollections } from './factor-collections.ts'
import { forgetFactors, saveSession } from './factor-store.ts'
import { closePendingSessions, type FactorSettings, hasFactor } from './signed-in.ts'

const views = '/src/second-factor/views'

const securityField: Field = {
  name: 'security',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: `${views}/security.tsx#Security` },
  },
}

/** The identifier of a session, from its token. */
function sessionIn(token: string): string | undefined {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  return typeof claims === 'object' && claims !== null && 'sid' in claims && typeof claims.sid === 'string'
    ? claims.sid
    : undefined
}

const rememberSession =
  (settings: FactorSettings): CollectionAfterLoginHook =>
  async ({ user, token, req }) => {
    const session = sessionIn(token)
    if (session === undefined) return
    const device = deviceOf(req.headers.get('user-agent'))
    const open = (user.sessions ?? []).map(({ id }: { readonly id: string }) => id)
    await saveSession(req, Number(user.id), { session, device }, open)
    if (!(await hasFactor({ payload: req.payload }, Number(user.id))))
      settings.browsers.remember(req, accountKey(user.email))
  }

const forget: CollectionAfterDeleteHook = ({ id, req }) => forgetFactors(req, Number(id))

const withFactor = (users: CollectionConfig, settings: FactorSettings): CollectionConfig => ({
  ...users,
  fields: [...users.fields, securityField],
  endpoints: [...(users.endpoints || []), ...securityCalls(settings)],
  hooks: {
    ...users.hooks,
    afterLogin: [...(users.hooks?.afterLogin ?? []), rememberSession(settings)],
    afterDelete: [...(users.hooks?.afterDelete ?? []), forget],
  },
})

/** Second factor and sessions of editors; a Payload plugin. */
export const secondFactor =
  (env: CmsEnv) =>
  (config: Config): Config => {
    const settings: FactorSettings = {
      secret: env.secret,
      required: env.secondFactor,
      origin: new URL(env.publicUrl).origin,
      browsers: knownBrowsers(env),
    }
    const components = config.admin?.components
    return {
      ...config,
      collections: [
        ...(config.collections ?? []).map((each) =>
          each.slug === 'users' ? withFactor(each, settings) : each,
        ),
        ...factorCollections,
      ],
      async onInit(payload) {
        closePendingSessions(payload, settings)
        await config.onInit?.(payload)
        await resealKeys(payload, env.secret)
      },
      admin: {
        ...config.admin,
        components: {
          ...components,
          beforeLogin: [
            { path: `${views}/factor-step.tsx#FactorStep`, serverProps: { settings } },
            ...(components?.beforeLogin ?? []),
          ],
        },
      },
    }
  }
