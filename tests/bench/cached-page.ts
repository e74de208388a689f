import { defaultFlags } from '#config/flags.ts'
import { mountServices } from '../../src/server/applications.ts'
import { readEnv } from '../../src/server/env/env.ts'
import { createOuterServer } from '../../src/server/outer-server.ts'
import { createServerLog } from '../../src/server/probes/server-log.ts'
import { fixtureHtml } from './page-fixture.ts'
import { beSubject } from './subject.ts'

/**
 * The outer server with a page in its cache; request ids, metrics and the buffered access log are on, as in
 * production.
 */
const folder = process.argv[2] ?? ''
const flags = { values: defaultFlags('fr'), hash: 'bench' }

const noApi = async () => new Response(null, { status: 404 })

const outer = createOuterServer({
  env: readEnv({ DATA_DIR: folder }),
  log: await createServerLog('info'),
  clientDir: undefined,
  pageCache: true,
  artDir: folder,
  dataDir: folder,
  applications: mountServices({
    renderPage: async () =>
      new Response(fixtureHtml, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    apis: { content: noApi, chat: noApi, client: noApi, feedback: noApi },
  }),
  messages: () => ({}),
  mediaOrigins: () => [],
  flags: () => flags,
  siteItems: { slugs: async () => [], exists: async () => false },
})

const { port } = await outer.listen(0)
beSubject({ port })
