import { resolve } from 'node:path'
import { textsOf } from '@marquee/i18n/texts.server.ts'
import { createInspectorPage, LOOPBACK } from '@marquee/inspector/page.server.ts'
import { within } from '@marquee/kit/http/within.ts'
import { createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { readSecrets } from '@marquee/kit/start/data-dir.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { createStartHandler } from '@tanstack/react-start/server'
import { entriesOf } from '#config/keys.ts'
import { configFaults } from '#config/schema.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { putDemoClients, removeDemoClients } from '../demo/clients.ts'
import { version } from '../package.json' with { type: 'json' }
import { createClientPassThrough } from './api/client-pass-through.ts'
import { createPassThrough } from './api/pass-through.ts'
import { createSiteSources } from './api/site-sources.ts'
import { renderDocument } from './document/render-document.server.tsx'
import { type RequestContext, runWithRequestContext } from './document/request-context.server.ts'
import { offlineParts } from './offline-page/offline-page.server.tsx'
import { reportRefusedElements } from './page-kit/refused-elements.server.ts'
import { clientOriginOf, followSettings } from './page-kit/site-settings.server.ts'
import { connectClientHosts, connectSources } from './page-kit/sources.server.ts'
import { pageServiceResponse } from './pages/page-services.server.ts'
import { siteItems } from './pages/sitemap/site-items.server.ts'
import { appPlayerOf } from './server/app-player/app-player.server.ts'
import { mountServices } from './server/applications.ts'
import { type Cdn, createCdn } from './server/cdn/cdn.ts'
import { type Env, isDemonstration, readEnv } from './server/env/env.ts'
import { keepFormerAssets } from './server/files/former-assets.ts'
import { firstPersonLine, startAddresses, toolAddresses } from './server/hosts/local-addresses.ts'
import { createPictureProcesses } from './server/images/picture-processes.ts'
import type { OuterOptions } from './server/outer-options.ts'
import { createOuterServer, type OuterServer } from './server/outer-server.ts'
import { openFirstScreens } from './server/pages/first-screens.ts'
import { contentPreviewsOf } from './server/previews/content-previews.ts'
import { createServerLog, type ServerLog } from './server/probes/server-log.ts'
import { createUncaughtErrors } from './server/probes/uncaught-errors.ts'
import { startOrExplain, stopOnSignal } from './server/process-life.ts'
import type { Services } from './server/services.ts'
import type { AccountsApi } from './services/accounts/accounts-api.ts'
import { createChatService } from './services/chat/chat-service.ts'
import type { ContentBackend } from './services/content/content-backend.ts'
import { dependenciesOf } from './wiring/known-dependencies.ts'
import { openAccounts } from './wiring/open-accounts.ts'
import { openAudit } from './wiring/open-audit.ts'
import { openContent, openPublishing } from './wiring/open-content.ts'
import { type Flags, openFlags } from './wiring/open-flags.ts'
import { type OpenStaff, openStaff } from './wiring/open-staff.ts'
import { openStore, type Store } from './wiring/open-store.ts'
import { openTracing } from './wiring/open-tracing.ts'
import pictureProcess from './wiring/picture-process.ts?process'
import { productFigures } from './wiring/product-figures.ts'

const clientDir = resolve(__INSPECT__ ? 'dist-inspect/client' : 'dist/client')
const artDir = resolve('demo/art')

const MEGABYTE = 1_048_576
/** Most of the cached responses of all client hosts, which are two of each. */
const CLIENT_BYTES = 4 * MEGABYTE

const renderStart = createStartHandler(renderDocument)

export function renderPage(request: Request, context: RequestContext): Promise<Response> {
  return runWithRequestContext(context, async () => {
    await followSettings(context)
    const service = pageServiceResponse(request)
    if (service) return service
    const response = await renderStart(request)
    if (context.status === undefined) return response
    return new Response(response.body, { status: context.status, headers: response.headers })
  })
}

/** The APIs below `/api/` of each site. Content and clients may live with an outside service; chat and feedback never do. */
function createApis(
  env: Env,
  store: Store,
  backend: ContentBackend,
  accounts: AccountsApi,
): Services['apis'] {
  const content = new Map(entriesOf(env.contentApis).map(([site, url]) => [site, createPassThrough(url)]))
  const clients = new Map(
    entriesOf(env.clientApis).map(([site, address]) => [
      site,
      createClientPassThrough(address, sites[site].languages),
    ]),
  )
  return {
    content: (site, request, visitor) =>
      content.get(site)?.(request, visitor) ?? backend.fetch(site, request, visitor),
    client: (site, request, visitor) =>
      clients.get(site)?.(request, visitor) ?? accounts(site, request, visitor),
    chat: createChatService({
      db: store.db,
      content: backend.fetch,
      limiter: createRateLimiter(store, Date.now),
      clock: Date.now,
    }),
    feedback: backend.fetch,
  }
}

const openStoreOf = (env: Env, { app }: ServerLog): Promise<Store> =>
  openStore({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    log: (message, error) => app.error({ err: error }, message),
  })

const resetDemoClients = (env: Env, store: Store): Promise<void> =>
  isDemonstration(env) ? putDemoClients(store, artDir, Date.now()) : removeDemoClients(store)

function purgeOnChanges(
  { backend, flags, cdn }: { backend: ContentBackend; flags: Flags; cdn: Cdn | undefined },
  purge: (site: SiteId, tags: readonly string[]) => void,
): void {
  backend.onChange(({ site, tags }) => {
    purge(site, tags)
    cdn?.purge(site, tags)
  })
  flags.evaluation.onChange((changed) => {
    for (const site of changed) cdn?.purge(site)
  })
}

const mediaOriginsOf =
  ({ contentApis }: Env, { mediaOrigins }: ContentBackend): OuterOptions['mediaOrigins'] =>
  (site) => [...(contentApis[site] ? [new URL(contentApis[site]).origin] : []), ...mediaOrigins(site)]

const closeInOrder = (parts: readonly ({ close(): Promise<void> } | undefined)[]) => async () => {
  for (const part of parts) await part?.close()
}

interface Product {
  readonly server: OuterServer
  readonly firstPerson: OpenStaff['firstPerson']
  /** Ends the event streams of open pages. */
  endStreams(): void
  close(): Promise<void>
}

type Life = Pick<OuterOptions, 'uncaughtErrors' | 'isStarting'>

async function createProduct(env: Env, log: ServerLog, life: Life = {}): Promise<Product> {
  const secrets = readSecrets(env)
  const store = await openStoreOf(env, log)
  const backend = await openContent(env, secrets, store, log)
  const pictureProcesses = createPictureProcesses(pictureProcess)
  await resetDemoClients(env, store)
  const contentBytes = env.CONTENT_CACHE_MEGABYTES * MEGABYTE
  const sources = createSiteSources('content source', env.contentApis, backend, log.app, contentBytes)
  const audit = openAudit(env, secrets.session, store, log)
  const { staff, firstPerson } = await openStaff(env, secrets, store, audit, log, () => flags.onStaff)
  const flags = await openFlags(env, secrets.session, store, audit, log, staff)
  const { accounts, api, ...client } = openAccounts(
    env,
    secrets,
    { store, document: backend.document },
    sources,
    flags.evaluation,
    audit,
    log,
    pictureProcesses.portrait,
  )
  const clientHosts = createSiteSources('client host', env.clientApis, { fetch: api }, log.app, CLIENT_BYTES)
  connectSources(sources)
  connectClientHosts(clientHosts)
  reportRefusedElements((refused) =>
    log.app.warn(refused, 'the configuration does not allow an element of the settings'),
  )
  const cdn = createCdn(env, log)
  const server = createOuterServer({
    env,
    cdn,
    log,
    applications: mountServices({
      ...flags,
      ...client,
      staff,
      renderPage,
      apis: createApis(env, store, backend, api),
    }),
    clientOriginOf,
    messages: textsOf,
    clientDir: import.meta.env.PROD ? clientDir : undefined,
    ...(import.meta.env.PROD && !__INSPECT__
      ? { formerAssets: keepFormerAssets(clientDir, env.DATA_DIR, Date.now()) }
      : {}),
    offline: offlineParts,
    artDir,
    dataDir: env.DATA_DIR,
    builtPicturesDir: resolve('.cache/pictures'),
    pictureProcesses,
    siteItems,
    flags: flags.evaluation.siteFlags,
    countDecisions: flags.evaluation.countDecisions,
    ...productFigures({ env, secrets, store, sources, clientHosts, flags, audit, accounts }),
    readPreview: flags.readPreview,
    publishing: openPublishing(env, secrets.publishing, store, audit, log),
    contentPreviews: contentPreviewsOf(secrets.publishing, env, backend.previewFrame),
    mediaOrigins: mediaOriginsOf(env, backend),
    pageCache: import.meta.env.PROD,
    ...life,
    dependencies: dependenciesOf(env, { backend, sources, clientHosts, flags }),
    version: env.VERSION ?? version,
    ...(__INSPECT__ && import.meta.env.PROD
      ? { address: LOOPBACK, tool: createInspectorPage(clientDir) }
      : appPlayerOf(env)),
  })
  purgeOnChanges({ backend, flags, cdn }, (site, tags) => {
    sources[site].purge(tags)
    clientHosts[site].purge(tags)
    server.purge(tags, site)
  })
  const close = closeInOrder([server, cdn, flags, accounts, audit, backend, store])
  return { server, firstPerson, endStreams: flags.streams.close, close }
}

/** Milliseconds after which a process serves without warm home pages. */
const LONGEST_WARMING = 20_000

export const start = (): Promise<void> =>
  startOrExplain(async () => {
    const [fault] = configFaults()
    if (fault) throw new OperatorError(fault)
    const env = readEnv(process.env)
    const log = await createServerLog(env.LOG_LEVEL)
    const uncaught = createUncaughtErrors(env.DATA_DIR)
    let starting = true
    const tracing = await openTracing(env, env.VERSION ?? version, log)
    const life = { uncaughtErrors: uncaught.count, isStarting: () => starting }
    const product = await createProduct(env, log, life)
    const listening = await product.server.listen(env.PORT)
    // Open event streams would delay the shutdown.
    stopOnSignal({
      drain: { begin: product.server.drain, seconds: env.DRAIN_SECONDS },
      steps: [product.endStreams, listening.close, product.close, () => tracing?.close()],
      onFault(error) {
        uncaught.add()
        log.app.fatal(
          { err: error },
          'an error was not caught: this process ends after the responses in progress',
        )
        log.flush()
      },
    })
    const tools = __INSPECT__ ? await toolAddresses(env, listening.port) : ''
    process.stdout.write(
      startAddresses(env, listening.port) + tools + firstPersonLine(env, product.firstPerson),
    )
    void within(LONGEST_WARMING, openFirstScreens(product.server, listening.port, env))
      .catch((error: unknown) => log.app.warn({ err: error }, 'a first screen could not be made ahead'))
      .finally(() => {
        starting = false
      })
  })

let development: ReturnType<typeof createProduct> | undefined

/** The development server forwards every request that is not for a source file. */
export default {
  async fetch(request: Request): Promise<Response> {
    const env = readEnv(process.env)
    development ??= createServerLog(env.LOG_LEVEL).then(async (log) => {
      const product = await createProduct(env, log)
      process.stdout.write(firstPersonLine(env, product.firstPerson))
      return product
    })
    return (await development).server.fetch(request)
  },
}
