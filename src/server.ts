import { resolve } from 'node:path'
import { createStartHandler } from '@tanstack/react-start/server'
import { configFaults } from '../config/schema.ts'
import { type SiteId, sites } from '../config/sites.ts'
import { readContentPreview } from '../content-models/preview-token.ts'
import { putDemoClients, removeDemoClients } from '../demo/clients.ts'
import { createClientArea } from './account-area/client-area.server.tsx'
import { createWriteMail } from './account-area/mails/write-mail.server.tsx'
import type { CachedSource } from './api/cached.ts'
import { createClientPassThrough } from './api/client-pass-through.ts'
import { contract } from './api/contract.ts'
import { createPassThrough } from './api/pass-through.ts'
import { createSiteSources } from './api/site-sources.ts'
import { renderDocument } from './document/render-document.server.tsx'
import { type RequestContext, runWithRequestContext } from './document/request-context.server.ts'
import { createFlagConsole } from './flag-console/console.server.tsx'
import { clientTextsOf, textsOf } from './i18n/texts.server.ts'
import { createInspectorPage, LOOPBACK } from './inspector/page.server.ts'
import { reportRefusedElements } from './page-kit/refused-elements.server.ts'
import { clientOriginOf, followSettings } from './page-kit/site-settings.server.ts'
import { connectClientHosts, connectSources } from './page-kit/sources.server.ts'
import { subscriptionName } from './page-kit/subscription-plans.ts'
import { pageServiceResponse } from './pages/page-services.server.ts'
import { programme } from './pages/sitemap/programme.server.ts'
import { readSecrets, type Secrets } from './server/data-dir.ts'
import { isDemonstration } from './server/demonstration.ts'
import { type Env, readEnv } from './server/env.ts'
import { openFirstScreens } from './server/first-screens.ts'
import { siteOriginBeside } from './server/hosts.ts'
import type { OuterOptions } from './server/outer-options.ts'
import { createOuterServer, type OuterServer } from './server/outer-server.ts'
import { contentPreviewsOf } from './server/previews/content-previews.ts'
import { createPreviews } from './server/previews/preview-link.server.ts'
import { addressLines, firstAdminLine, startOrExplain, stopOnSignal } from './server/process-life.ts'
import { createServerLog, type ServerLog } from './server/server-log.ts'
import { StartError } from './server/start-error.ts'
import type { Accounts } from './services/accounts/accounts.ts'
import { type AccountsApi, createAccountsApi } from './services/accounts/accounts-api.ts'
import { createAccounts } from './services/accounts/create-accounts.ts'
import { announceFeelings } from './services/accounts/feeling-changes.ts'
import type { Identity } from './services/accounts/ports.ts'
import { createPlans } from './services/accounts/sold-plans.ts'
import { countFeelings } from './services/accounts/store/feeling-counts.ts'
import { createChatService } from './services/chat/chat-service.ts'
import { type ContentBackend, createContentBackend } from './services/content/content-backend.ts'
import { createPublishing, type Publishing } from './services/content/publishing/create-publishing.ts'
import { StoreError } from './services/content/store/store-error.ts'
import { type OpenSiteFlags, openSiteFlags } from './services/flag-evaluation/open-site-flags.ts'
import { createFlagApi } from './services/flags/api/flag-api.ts'
import { createFlagOwners } from './services/flags/create-flag-owners.ts'
import { createFlagService } from './services/flags/create-flag-service.ts'
import { createFlagTokens } from './services/flags/create-flag-tokens.ts'
import type { FlagOwners } from './services/flags/flag-owners.ts'
import { createIdentity } from './services/identity/identity.ts'
import { createOutsideIdentity } from './services/identity/outside-identity.ts'
import { isProtocolPath } from './services/identity/protocol-paths.ts'

const clientDir = resolve(__INSPECT__ ? 'dist-inspect/client' : 'dist/client')

const renderStart = createStartHandler(renderDocument)

function renderPage(request: Request, context: RequestContext): Promise<Response> {
  return runWithRequestContext(context, async () => {
    await followSettings(context)
    const service = pageServiceResponse(request)
    if (service) return service
    const response = await renderStart(request)
    if (context.status === undefined) return response
    return new Response(response.body, { status: context.status, headers: response.headers })
  })
}

function contentApi(
  env: Env,
  backend: ContentBackend,
  clients: OuterOptions['contentApi'],
): OuterOptions['contentApi'] {
  const outside = new Map(
    Object.entries(env.contentApis).map(([site, address]) => [site, createPassThrough(address)]),
  )
  const chat = createChatService({ content: backend.fetch, clock: () => new Date() })
  return (site, request, visitor) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/chat/')) return chat(site, request, visitor)
    if (pathname.startsWith('/api/client/')) return clients(site, request, visitor)
    if (pathname === '/api/feedback') return backend.fetch(site, request, visitor)
    return outside.get(site)?.(request, visitor) ?? backend.fetch(site, request, visitor)
  }
}

/** What clients ask of either host of a site. */
function clientApi(env: Env, accounts: AccountsApi, host: 'site' | 'client'): OuterOptions['clientApi'] {
  const outside = new Map(
    Object.entries(env.clientApis).map(([site, address]) => [
      site,
      createClientPassThrough(address, sites[site as SiteId].languages),
    ]),
  )
  return (site, request, visitor) =>
    outside.get(site)?.(request, { ...visitor, host }) ?? accounts(site, request, { ...visitor, host })
}

/** Everything of clients: what is kept of them, where they sign in, and the pages and calls of the client hosts. */
function openAccounts(
  env: Env,
  secret: string,
  backend: ContentBackend,
  sources: Readonly<Record<SiteId, CachedSource>>,
  { siteFlags }: Flags['evaluation'],
  { app }: ServerLog,
) {
  const cinemas = async (site: SiteId) =>
    (await sources[site].read(contract.cinemas, { language: sites[site].languages[0] })).model
  const flags = (site: SiteId) => siteFlags(site).values
  const plans = createPlans(backend.document, (site) => subscriptionName(flags(site)) !== null)
  const created = createAccounts({
    store: backend.database,
    cinemas,
    plans,
    writeMail: createWriteMail(clientTextsOf),
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    forget: (site, account) => identity.forget(site, account),
    onError: (error, message) => app.error({ err: error }, message),
  })
  const accounts: Accounts = announceFeelings(created, backend.database, app)
  const identity: Identity = createIdentity({
    store: backend.database,
    accounts,
    secret,
    outside: createOutsideIdentity({ providers: env.identities, accounts }),
    errorPage: (place, fault, status) => area.errorPage(place, fault, status),
    onError: (error, at) => app.error({ err: error, path: at }, 'identity provider failed'),
    onLostKeys: (site) =>
      app.warn({ site }, 'the signing keys cannot be read with this session secret: new ones are made'),
  })
  const area = createClientArea({
    accounts,
    identity,
    secret,
    outbox: env.SMTP_URL === undefined && !env.TRUST_PROXY,
    texts: clientTextsOf,
    flags,
  })
  const pages = (site: SiteId) => (env.clientApis[site] === undefined ? area : undefined)
  const onError = (error: unknown, at: string) =>
    app.error({ err: error, path: at }, 'client host call failed')
  const provider = { isProtocolPath, respond: identity.respond }
  return {
    accounts,
    pages,
    provider,
    api: createAccountsApi({ document: backend.document, accounts, cinemas, identity, onError }),
  }
}

interface Flags extends OpenSiteFlags {
  readonly flagHost: OuterOptions['flagHost']
  readonly readPreview: OuterOptions['readPreview']
  /** At the first start: how to sign in. */
  readonly firstAdmin: Awaited<ReturnType<FlagOwners['firstAdmin']>>
  close(): Promise<void>
}

/** The features of every site: the service in which owners switch them, and what the sites make of it. */
async function openFlags(
  env: Env,
  secret: string,
  backend: ContentBackend,
  { app }: ServerLog,
): Promise<Flags> {
  const service = await createFlagService({
    store: backend.database,
    environment: env.UNLEASH_ENVIRONMENT,
    onError: (error, message) => app.error({ err: error }, message),
  })
  const owners = createFlagOwners({
    store: backend.database,
    dataDir: env.DATA_DIR,
    firstPassword: env.FLAGS_ADMIN_PASSWORD,
  })
  const tokens = createFlagTokens({ store: backend.database, environment: env.UNLEASH_ENVIRONMENT })
  const onSites = await openSiteFlags({ env, embedded: service, log: app })
  const { evaluation, streams } = onSites
  const onError = (error: unknown, at: string) => app.error({ err: error, path: at }, 'flag service failed')
  const flagApi = createFlagApi({
    service,
    tokens,
    environment: env.UNLEASH_ENVIRONMENT,
    onError,
  })
  const previews = createPreviews(secret, (site, flagOrigin) => siteOriginBeside(env, site, flagOrigin))
  const console = createFlagConsole({
    service,
    owners,
    tokens,
    evaluation,
    previews,
    secret,
    unleash: env.UNLEASH_URL,
  })
  return {
    ...onSites,
    readPreview: previews.read,
    flagHost: async (request, visitor) => (await flagApi(request)) ?? console(request, visitor),
    firstAdmin: await owners.firstAdmin(),
    async close() {
      streams.close()
      await evaluation.close()
      await service.close()
    },
  }
}

/** The store names what an operator can do about it; that is all there is to say. */
function openContent(env: Env, secrets: Secrets, log: ServerLog): Promise<ContentBackend> {
  return createContentBackend({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    zoneHeader: env.TRUST_PROXY ? env.ZONE_HEADER : undefined,
    secret: secrets.session,
    readPreview: (site, token, now) => readContentPreview(secrets.publishing, site, token, now),
    countFeelings,
    recaptcha:
      env.RECAPTCHA_KEY && env.RECAPTCHA_SECRET
        ? { key: env.RECAPTCHA_KEY, secret: env.RECAPTCHA_SECRET }
        : undefined,
    log: log.app,
  }).catch((error: unknown) => {
    throw error instanceof StoreError ? new StartError(error.message) : error
  })
}

/** What editors publish in their content management system. */
const openPublishing = (secret: string, backend: ContentBackend, { app }: ServerLog): Publishing =>
  createPublishing({
    store: backend.database,
    secret,
    onError: (error, message) => app.error({ err: error }, message),
    log: app,
  })

interface Product {
  readonly server: OuterServer
  readonly firstAdmin: Flags['firstAdmin']
  /** Ends what would stay open for as long as a page is. */
  endStreams(): void
  close(): Promise<void>
}

async function createProduct(env: Env, log: ServerLog, uncaughtErrors = () => 0): Promise<Product> {
  const secrets = readSecrets(env)
  const backend = await openContent(env, secrets, log)
  await (isDemonstration(env)
    ? putDemoClients(backend.database, resolve('art'), new Date())
    : removeDemoClients(backend.database))
  const sources = createSiteSources('content source', env.contentApis, backend.fetch, log.app)
  const flags = await openFlags(env, secrets.session, backend, log)
  const { accounts, api, pages, provider } = openAccounts(
    env,
    secrets.session,
    backend,
    sources,
    flags.evaluation,
    log,
  )
  const clientHosts = createSiteSources('client host', env.clientApis, api, log.app)
  connectSources(sources)
  connectClientHosts(clientHosts)
  reportRefusedElements((refused) =>
    log.app.warn(refused, 'the configuration does not allow an element of the settings'),
  )
  const server = createOuterServer({
    env,
    log,
    renderPage,
    contentApi: contentApi(env, backend, clientApi(env, api, 'site')),
    clientApi: clientApi(env, api, 'client'),
    clientPages: pages,
    clientOriginOf,
    identity: provider,
    messages: textsOf,
    clientDir: import.meta.env.PROD ? clientDir : undefined,
    artDir: resolve('art'),
    dataDir: env.DATA_DIR,
    programme,
    flags: flags.evaluation.siteFlags,
    flagFigures: flags.evaluation.figures,
    frontendApi: flags.frontendApi,
    flagHost: flags.flagHost,
    readPreview: flags.readPreview,
    publishing: openPublishing(secrets.publishing, backend, log),
    contentPreviews: contentPreviewsOf(secrets.publishing, env, backend.previewFrame),
    mediaOrigins: (site) => [
      ...(env.contentApis[site] ? [new URL(env.contentApis[site]).origin] : []),
      ...backend.mediaOrigins(site),
    ],
    pageCache: import.meta.env.PROD,
    uncaughtErrors,
    ready: backend.ready,
    ...(__INSPECT__ && import.meta.env.PROD
      ? { address: LOOPBACK, toolPage: createInspectorPage(clientDir) }
      : {}),
  })
  backend.onChange(({ site, tags }) => {
    sources[site].purge(tags)
    clientHosts[site].purge(tags)
    server.purge(tags, site)
  })
  const close = async () => {
    await server.close()
    await flags.close()
    await accounts.close()
    await backend.close()
  }
  return { server, firstAdmin: flags.firstAdmin, endStreams: flags.streams.close, close }
}

/** Starts the built product on its port; resolves once it listens. `faults`: how many processes before this one ended by an uncaught error. */
export const start = (faults = 0): Promise<void> =>
  startOrExplain(async () => {
    const [fault] = configFaults()
    if (fault) throw new StartError(fault)
    const env = readEnv(process.env)
    const log = createServerLog(env.LOG_LEVEL)
    let uncaught = faults
    const product = await createProduct(env, log, () => uncaught)
    const listening = await product.server.listen(env.PORT)
    // A line that says what changes would hold up the end.
    stopOnSignal([product.endStreams, listening.close, product.close], (error) => {
      uncaught += 1
      log.app.fatal({ err: error }, 'an error was not caught: this process ends after the answers under way')
      log.flush()
    })
    process.stdout.write(addressLines(env, listening.port) + firstAdminLine(env, product.firstAdmin))
    void openFirstScreens(product.server, listening.port).catch((error: unknown) =>
      log.app.warn({ err: error }, 'a first screen could not be made ahead'),
    )
  })

let development: ReturnType<typeof createProduct> | undefined

/** The development server asks here for everything that is not a source file. */
export default {
  async fetch(request: Request): Promise<Response> {
    const env = readEnv(process.env)
    development ??= createProduct(env, createServerLog(env.LOG_LEVEL)).then((product) => {
      process.stdout.write(firstAdminLine(env, product.firstAdmin))
      return product
    })
    return (await development).server.fetch(request)
  },
}

/** What `npm run bench` measures of the built product. */
export const measure = {
  uncached: async () => (await import('./measure.server.tsx')).uncached(renderPage),
  render: async () => (await import('./measure.server.tsx')).bareRender(),
}
