import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig, ViteDevServer } from 'vite'

const ADDRESS = '/__inspector'
const folder = import.meta.dirname

/** The tool's own page and script, built beside the files of the site that it watches. */
export const inspectorPage: UserConfig = {
  root: folder,
  base: `${ADDRESS}/`,
  publicDir: false,
  plugins: [react()],
  define: { __INSPECT__: 'true' },
  build: {
    outDir: '../../dist-inspect/client/__inspector',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Elk alone is larger than what Vite finds large.
    chunkSizeWarningLimit: 2500,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${folder}/index.html` },
  },
}

async function send(server: ViteDevServer, response: ServerResponse): Promise<void> {
  const html = readFileSync(`${folder}/index.html`, 'utf8').replace('./main.tsx', '/src/inspector/main.tsx')
  const page = await server.transformIndexHtml(ADDRESS, html)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  // As the pages of the site have it: windows of one group may speak to each other.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.end(page)
}

/** Under the development server the page comes from its sources. */
export const inspectorInDevelopment = (): Plugin => ({
  name: 'inspector',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, proceed) => {
      const [pathname = ''] = (request.url ?? '').split('?')
      if (pathname === ADDRESS || pathname === `${ADDRESS}/`) send(server, response).catch(proceed)
      else proceed()
    })
  },
})
