import { resolve } from 'node:path'
import { textsOf } from '@marquee/i18n/texts.server.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { defaultFlags } from '#config/flags.ts'
import { sites } from '#config/sites.ts'
import { type RequestContext, runWithRequestContext } from '../../src/document/request-context.server.ts'
import { editionIn } from '../../src/page-kit/composition.server.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { mountServices } from '../../src/server/applications.ts'
import { readEnv } from '../../src/server/env/env.ts'
import type { OuterOptions } from '../../src/server/outer-options.ts'
import { createOuterServer } from '../../src/server/outer-server.ts'
import { logTo } from '../../src/server/probes/server-log.ts'
import type { Services, SiteApi } from '../../src/server/services.ts'

export const HOST = sites.fr.hosts.local
const flags = defaultFlags('fr')
const noApi: SiteApi = async () => new Response('{}', { status: 404 })

export const silentLog = logTo('silent', { write() {} })

/** Listens on a free port, without pictures and other APIs than that of the content. The build's files make it a server in production. */
export async function listenOuter({
  dataDir,
  renderPage,
  content = noApi,
  ...options
}: Pick<OuterOptions, 'dataDir' | 'siteItems'> &
  Pick<Services, 'renderPage'> & { pageCache: boolean; content?: SiteApi }): Promise<number> {
  const outer = createOuterServer({
    env: readEnv({ ...process.env, DATA_DIR: dataDir, PORT: '0' }),
    log: silentLog,
    applications: mountServices({
      renderPage,
      apis: { content, chat: noApi, client: noApi, feedback: noApi },
    }),
    messages: textsOf,
    clientDir: resolve('dist-bench/client'),
    artDir: dataDir,
    dataDir,
    flags: () => ({ values: flags, hash: 'bench' }),
    mediaOrigins: () => [],
    ...options,
  })
  return (await outer.listen(0)).port
}

/** `renderToString` of the view of a page under the product's providers, with its data loaded. */
export async function renderedView(path: string): Promise<() => void> {
  const origin = `http://${HOST}`
  const context: RequestContext = {
    site: sites.fr,
    flags,
    origin,
    clientOrigin: origin,
    ownClientArea: true,
    identity: null,
    origins: {},
    foreignHost: false,
    requestId: 'bench',
    now: new Date(),
    deadline: Infinity,
    tags: new Set(),
    texts: new Set(),
    jsonLd: [],
    loaded: [],
    inline: { scripts: [], styles: [] },
    composedAt: undefined,
    stale: false,
    status: undefined,
    refusal: undefined,
    html: undefined,
  }
  const router = createSiteRouter(editionIn(sites.fr, 'fr', flags, origin))
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  })
  await runWithRequestContext(context, () => router.load())
  return () => runWithRequestContext(context, () => void renderToString(<RouterProvider router={router} />))
}
