import { createFlagConsole } from '@marquee/flags/console/console.server.tsx'
import type { StaffPages } from '@marquee/flags/console/page.ts'
import { createPreviewLinks } from '@marquee/flags/console/preview/preview-link.server.ts'
import { type OpenSiteFlags, openSiteFlags } from '@marquee/flags/evaluation/open-site-flags.ts'
import { createFlagApi } from '@marquee/flags/service/api/flag-api.ts'
import { createFlagOwners } from '@marquee/flags/service/create-flag-owners.ts'
import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import { createFlagTokens } from '@marquee/flags/service/create-flag-tokens.ts'
import type { FlagOwners } from '@marquee/flags/service/flag-owners.ts'
import { createFlagWebhook, type FlagWebhook } from '@marquee/flags/service/flag-webhook.ts'
import {
  createOwnerProvider,
  EMBEDDED_ISSUER,
  type OwnerProvider,
} from '@marquee/flags/service/owner-provider.ts'
import { createFlagResults } from '@marquee/flags/service/results/create-flag-results.ts'
import { createResultsApi } from '@marquee/flags/service/results/results-api.ts'
import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import { createRelyingParty, type RelyingPartyOptions } from '@marquee/identity/relying-party.ts'
import { staffPaths } from '@marquee/identity/staff/staff-clients.ts'
import type { AuditLog, RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { putDemoFlags } from '../../demo/flags.ts'
import { type Env, isDemonstration } from '../server/env/env.ts'
import {
  embeddedName,
  embeddedOwnerSettings,
  outsideOwnerSettings,
} from '../server/env/owner-provider-settings.ts'
import { siteOriginBeside, staffOriginBeside } from '../server/hosts/hosts.ts'
import type { OuterOptions } from '../server/outer-options.ts'
import type { ServerLog } from '../server/probes/server-log.ts'
import type { Services } from '../server/services.ts'
import { checkProvider } from '../services/identity/outside-providers.ts'
import { siteLook } from '../shell/site-look.server.ts'
import type { Store } from './open-store.ts'

export interface Flags extends OpenSiteFlags {
  readonly flagApi: Services['flagApi']
  readonly flagConsole: Services['flagConsole']
  readonly readPreview: OuterOptions['readPreview']
  /** Called by the staff host. */
  readonly onStaff: {
    sessionsEnded(who: Omit<LoggedOut, 'issuer'>): Promise<void>
    rightsChanged: FlagOwners['changeRights']
  }
  close(): Promise<void>
}

/** Calls the staff host of this process, without a socket. */
const fetchHere =
  (staff: Services['staff']): NonNullable<RelyingPartyOptions['fetch']> =>
  async (url, { method, headers, body }) => {
    const { origin, protocol } = new URL(url)
    const visitor = { address: undefined, origin, https: protocol === 'https:' }
    const response = await staff?.(
      new Request(url, {
        method,
        headers,
        ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
      }),
      visitor,
    )
    return response ?? new Response(null, { status: 404 })
  }

const reportTo =
  (app: ServerLog['app']) =>
  (error: unknown, message: string): void =>
    app.error({ err: error }, message)

function openOwnerProvider(
  env: Env,
  secret: string,
  app: ServerLog['app'],
  staff: Services['staff'],
): OwnerProvider {
  const onError = reportTo(app)
  const outside = outsideOwnerSettings(env)
  if (outside === undefined)
    return createOwnerProvider({
      name: embeddedName,
      issuer: EMBEDDED_ISSUER,
      settingsAt: embeddedOwnerSettings(env, secret),
      secret,
      onError,
      fetch: fetchHere(staff),
    })
  void checkProvider('flags', createRelyingParty(outside), app)
  const { name, issuer } = outside
  return createOwnerProvider({ name, issuer, settingsAt: () => outside, secret, onError })
}

const staffPagesAt =
  (env: Env) =>
  (flagOrigin: string): StaffPages => {
    const origin = staffOriginBeside(env, flagOrigin)
    return { account: origin + staffPaths.security, people: origin + staffPaths.people }
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

const openOwners = (
  { FLAGS_ADMIN_PASSWORD: breakGlass }: Env,
  store: Store,
  record: RecordAudit,
  { issuer }: OwnerProvider,
  app: ServerLog['app'],
): FlagOwners =>
  createFlagOwners({
    store,
    record,
    access: { issuer, breakGlass },
    onBreakGlass: () => app.warn('somebody has opened the flag console with FLAGS_ADMIN_PASSWORD'),
  })

/** The history does not record what the demonstration switches on. */
async function fillDemonstration(store: Store, app: ServerLog['app']): Promise<void> {
  const service = await createFlagService({ store, onError: reportTo(app) })
  await putDemoFlags(service)
  await service.close()
}

/** The flag service, and its values for the sites. */
export async function openFlags(
  env: Env,
  secret: string,
  store: Store,
  audit: AuditLog,
  { app }: ServerLog,
  staff: Services['staff'],
): Promise<Flags> {
  const { record } = audit
  if (isDemonstration(env)) await fillDemonstration(store, app)
  const webhook = openWebhook(env, store, app)
  const service = await createFlagService({
    store,
    messages: webhook,
    environment: env.UNLEASH_ENVIRONMENT,
    record,
    onError: reportTo(app),
  })
  const provider = openOwnerProvider(env, secret, app, staff)
  const owners = openOwners(env, store, record, provider, app)
  const tokens = createFlagTokens({ store, environment: env.UNLEASH_ENVIRONMENT, record })
  const results = createFlagResults({ store, onError: reportTo(app) })
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
  const flagConsole = createFlagConsole({
    look: siteLook,
    provider,
    staffPages: env.FLAGS_IDENTITY === undefined ? staffPagesAt(env) : undefined,
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
    onStaff: {
      sessionsEnded: (who) => owners.endProvided({ ...who, issuer: EMBEDDED_ISSUER }),
      rightsChanged: owners.changeRights,
    },
    async close() {
      streams.close()
      await evaluation.close()
      await results.close()
      await service.close()
      await webhook?.close()
    },
  }
}
