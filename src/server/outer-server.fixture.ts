import { join } from 'node:path'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { defaultFlags } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { RequestContext } from '../document/request-context.server.ts'
import { mountServices } from './applications.ts'
import { readEnv } from './env/env.ts'
import type { OuterOptions } from './outer-options.ts'
import { createOuterServer } from './outer-server.ts'
import type { SiteFlags } from './pages/decided-flags.ts'
import { logTo } from './probes/server-log.ts'
import type { Services, SiteApi } from './services.ts'

export interface FakeRender {
  status?: number
  body?: string
  headers?: Record<string, string>
  tags?: string[]
  stale?: boolean
  error?: Error
  wait?: Promise<unknown>
}

const NOON = Date.parse('2026-11-20T12:00:00Z')

const echo: SiteApi = async (site, request) =>
  Response.json({ site, url: request.url, method: request.method, body: await request.text() })

export const fakeApis: Services['apis'] = {
  content: echo,
  chat: echo,
  feedback: echo,
  client: async (site, request) => Response.json({ client: site, url: request.url, method: request.method }),
}

/** Status and headers of a response. */
export const seen = ({ status, headers }: Response, ...names: readonly string[]) => [
  status,
  ...names.map((name) => headers.get(name)),
]

/** An outer server with a fake renderer that tests control. */
export function fakeOuter(
  environment: Record<string, string> = {},
  options: Partial<OuterOptions & Services> = {},
) {
  const folder = temporaryFolder('outer')
  const renders: { url: string; context: RequestContext }[] = []
  const lines: string[] = []
  const flags = new Map<SiteId, SiteFlags>()
  const state = { now: NOON, next: ((): FakeRender => ({})) as (url: URL) => FakeRender }

  async function renderPage(request: Request, context: RequestContext): Promise<Response> {
    renders.push({ url: request.url, context })
    const {
      status = 200,
      body,
      headers = {},
      tags = [],
      stale = false,
      error,
      wait,
    } = state.next(new URL(request.url))
    await wait
    if (error) throw error
    for (const tag of tags) context.tags.add(tag)
    context.stale = stale
    const html =
      body ?? `<!doctype html><title>${renders.length}</title><script>start(${renders.length})</script>`
    return new Response(status === 301 ? null : html, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    })
  }

  const outer = createOuterServer({
    env: readEnv({ DATA_DIR: folder, ...environment }),
    applications: mountServices({ renderPage, apis: fakeApis, ...options }),
    messages: (language) => ({ shell: { language } }),
    clientDir: undefined,
    pageCache: true,
    artDir: join(folder, 'art'),
    dataDir: folder,
    siteItems: {
      slugs: async (_, kind) => (kind === 'show' ? [{ slug: 'dune', lastModified: '2026-11-01' }] : []),
      exists: async (_site, _kind, _language, slug) => slug === 'dune',
    },
    flags(site) {
      const known = flags.get(site) ?? { values: defaultFlags(site), hash: 'flags-1' }
      flags.set(site, known)
      return known
    },
    mediaOrigins: () => [],
    log: logTo('info', { write: (line: string) => void lines.push(line) }),
    clock: () => state.now,
    ...options,
  })

  const send = (address: string, init: RequestInit = {}) =>
    outer.fetch(new Request(address, { redirect: 'manual', ...init }))
  return { outer, send, renders, lines, state, folder, flags }
}
