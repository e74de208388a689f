import { createFlagConsole } from '@marquee/flags/console/console.server.tsx'
import { createPreviewLinks } from '@marquee/flags/console/preview/preview-link.server.ts'
import { type OpenSiteFlags, openSiteFlags } from '@marquee/flags/evaluation/open-site-flags.ts'
import { createFlagApi } from '@marquee/flags/service/api/flag-api.ts'
import { createAuditedFlags } from '@marquee/flags/service/audited-flags.ts'
import { createFlagOwners } from '@marquee/flags/service/create-flag-owners.ts'
import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import { createFlagTokens } from '@marquee/flags/service/create-flag-tokens.ts'
import { createOwnerFactors } from '@marquee/flags/service/create-owner-factors.ts'
import { createOwnerPasskeys } from '@marquee/flags/service/create-owner-passkeys.ts'
import type { FlagOwners } from '@marquee/flags/service/flag-owners.ts'
import { createFlagWebhook, type FlagWebhook } from '@marquee/flags/service/flag-webhook.ts'
import type { OwnerAccess } from '@marquee/flags/service/owner-parts.ts'
import { createOwnerProvider, type OwnerProvider } from '@marquee/flags/service/owner-provider.ts'
import { createFlagResults } from '@marquee/flags/service/results/create-flag-results.ts'
import type { FlagResults } from '@marquee/flags/service/results/flag-results.ts'
import { createResultsApi } from '@marquee/flags/service/results/results-api.ts'
import type { AuditLog, RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { isPublicHost } from '@marquee/kit/http/host-names.ts'
import { StartError } from '@marquee/kit/start/start-error.ts'
import { putDemoFlags } from '../demo/flags.ts'
import type { Store } from './open-store.ts'
import { isDemonstration } from './server/env/demonstration.ts'
import type { Env } from './server/env/env.ts'
import { ownerProviderSettings } from './server/env/owner-provider-settings.ts'
import { siteOriginBeside } from './server/hosts/hosts.ts'
import type { OuterOptions } from './server/outer-options.ts'
import type { ServerLog } from './server/probes/server-log.ts'
import type { Services } from './server/services.ts'
import { checkProvider } from './services/identity/outside-providers.ts'
import { siteLook } from './shell/site-look.server.ts'

export interface Flags extends OpenSiteFlags {
  readonly flagApi: Services['flagApi']
  readonly flagConsole: Services['flagConsole']
  readonly readPreview: OuterOptions['readPreview']
  /** Only at the first start. */
  readonly firstAdmin: Awaited<ReturnType<FlagOwners['firstAdmin']>>
  close(): Promise<void>
}

/** Everybody knows the name `admin`: it is for local use only. */
export async function checkFirstName(
  env: Pick<Env, 'FLAGS_HOST' | 'FLAGS_ADMIN_NAME' | 'FLAGS_PASSWORDS'>,
  owners: Pick<FlagOwners, 'list'>,
): Promise<void> {
  if (env.FLAGS_PASSWORDS === 'none' || env.FLAGS_ADMIN_NAME !== undefined || !isPublicHost(env.FLAGS_HOST))
    return
  if ((await owners.list()).length > 0) return
  throw new StartError(
    'The environment variable FLAGS_ADMIN_NAME must name the first admin of the flag service, since FLAGS_HOST is public.',
  )
}

function openOwnerProvider(env: Env, secret: string, app: ServerLog['app']): OwnerProvider | undefined {
  const settings = ownerProviderSettings(env)
  if (settings === undefined) return undefined
  const onError = (error: unknown, message: string) => app.error({ err: error }, message)
  const provider = createOwnerProvider({ settings, secret, onError })
  void checkProvider('flags', provider.party, app)
  return provider
}

const openWebhook = (
  { FLAGS_WEBHOOK: address, FLAGS_WEBHOOK_SECRET: secret }: Env,
  store: Store,
  app: ServerLog['app'],
): FlagWebhook | undefined =>
  address && secret
    ? createFlagWebhook({
        store,
        address,
        secret,
        onError: (error, message) => app.warn({ err: error }, message),
      })
    : undefined

const openResults = (store: Store, app: ServerLog['app']): FlagResults =>
  createFlagResults({ store, onError: (error, message) => app.error({ err: error }, message) })

function openOwners(
  env: Env,
  secret: string,
  store: Store,
  record: RecordAudit,
): { readonly access: OwnerAccess; readonly owners: FlagOwners } {
  const access = { issuer: env.FLAGS_IDENTITY, passwords: env.FLAGS_PASSWORDS }
  const owners = createFlagOwners({
    store,
    dataDir: env.DATA_DIR,
    firstName: env.FLAGS_ADMIN_NAME,
    firstPassword: env.FLAGS_ADMIN_PASSWORD,
    secret,
    record,
    access,
  })
  return { access, owners }
}

/** The flag service, and its values for the sites. */
export async function openFlags(
  env: Env,
  secret: string,
  store: Store,
  audit: AuditLog,
  { app }: ServerLog,
): Promise<Flags> {
  const { record } = audit
  const webhook = openWebhook(env, store, app)
  const embedded = await createFlagService({
    store,
    messages: webhook,
    environment: env.UNLEASH_ENVIRONMENT,
    record,
    onError: (error, message) => app.error({ err: error }, message),
  })
  if (isDemonstration(env)) await putDemoFlags(embedded)
  const service = createAuditedFlags(embedded, record)
  const { access, owners } = openOwners(env, secret, store, record)
  await checkFirstName(env, owners)
  const tokens = createFlagTokens({ store, environment: env.UNLEASH_ENVIRONMENT, record })
  const results = openResults(store, app)
  const onSites = await openSiteFlags({
    env,
    embedded: service,
    results: createResultsApi(results),
    log: app,
  })
  const { evaluation, streams } = onSites
  const onError = (error: unknown, at: string) => app.error({ err: error, path: at }, 'flag service failed')
  const flagApi = createFlagApi({
    service,
    tokens,
    environment: env.UNLEASH_ENVIRONMENT,
    record,
    onError,
  })
  const previews = createPreviewLinks(secret, (site, flagOrigin) => siteOriginBeside(env, site, flagOrigin))
  const required = env.FLAGS_SECOND_FACTOR ?? (isPublicHost(env.FLAGS_HOST) ? 'required' : 'optional')
  const factors = createOwnerFactors({ store, secret, required: required === 'required', record })
  const provider = openOwnerProvider(env, secret, app)
  const flagConsole = createFlagConsole({
    look: siteLook,
    provider,
    passwords: env.FLAGS_PASSWORDS,
    factors,
    passkeys: createOwnerPasskeys({ store, access, record }),
    service,
    owners,
    tokens,
    evaluation,
    previews,
    audit,
    results,
    secret,
    unleash: env.UNLEASH_URL,
  })
  return {
    ...onSites,
    readPreview: previews.read,
    flagApi,
    flagConsole,
    firstAdmin: await owners.firstAdmin(),
    async close() {
      streams.close()
      await evaluation.close()
      await results.close()
      await service.close()
      await webhook?.close()
    },
  }
}
