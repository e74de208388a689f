import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig, ViteDevServer } from 'vite'
import { changedMachine, MACHINE_CHANGED, type MachineChange } from './machine-change.ts'
import { runScenarioCommand, scenarioRequest } from './scenario/scenario-requests.server.ts'

const ADDRESS = '/__inspector'
const SCENARIOS = `${ADDRESS}/scenarios/`
const project = join(import.meta.dirname, '../..')

/** `folder` has the page, `index.html`, from the root of the project. */
export const inspectorPage = (folder: string): UserConfig => ({
  root: join(project, folder),
  base: `${ADDRESS}/`,
  publicDir: false,
  plugins: [react()],
  define: { __INSPECT__: 'true' },
  build: {
    outDir: join(project, 'dist-inspect/client/__inspector'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Elk alone exceeds Vite's limit.
    chunkSizeWarningLimit: 2500,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(project, folder, 'index.html') },
  },
})

async function send(folder: string, server: ViteDevServer, response: ServerResponse): Promise<void> {
  const html = readFileSync(join(project, folder, 'index.html'), 'utf8').replace('./', `/${folder}/`)
  const page = await server.transformIndexHtml(ADDRESS, html)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  // The site's pages have the same header: windows of one browsing context group can message each other.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.end(page)
}

const scenarios = {
  folder: join(project, 'tests/scenarios'),
  testFolder: join(project, 'tests/e2e/inspector/recorded'),
  run: runScenarioCommand(project),
}

/** Only the development server writes files and starts programs. */
async function respondToScenarios(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await scenarioRequest(await webRequestOf(request), scenarios)
  response.writeHead(result.status, Object.fromEntries(result.headers))
  response.end(await result.text())
}

/** Characters of a body: recordings are far smaller. */
const LONGEST = 2_000_000

async function webRequestOf(request: IncomingMessage): Promise<Request> {
  request.setEncoding('utf8')
  let body = ''
  for await (const part of request) {
    body += String(part)
    if (body.length > LONGEST) throw new Error('The scenario is too long.')
  }
  const { method = 'GET', headers, url = '' } = request
  const names = ['origin', 'content-type', 'sec-fetch-site'] as const
  const own = names.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])] as const],
  )
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.fromEntries(own),
    ...(method === 'POST' ? { body } : {}),
  })
}

export const inspectorInDevelopment = (folder: string): Plugin => ({
  name: 'inspector',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, proceed) => {
      const [pathname = ''] = (request.url ?? '').split('?')
      if (pathname.startsWith(SCENARIOS)) {
        respondToScenarios(request, response).catch(proceed)
        return
      }
      if (pathname === ADDRESS || pathname === `${ADDRESS}/`) send(folder, server, response).catch(proceed)
      else proceed()
    })
  },
  // An actor keeps its chart: React replaces the components around it, and the page goes on as before.
  hotUpdate({ file }) {
    const machine = changedMachine(file)
    if (machine && this.environment.name === 'client')
      this.environment.hot.send(MACHINE_CHANGED, { machine } satisfies MachineChange)
  },
})
