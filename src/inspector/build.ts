import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig, ViteDevServer } from 'vite'

const ADDRESS = '/__inspector'
const folder = import.meta.dirname

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
    // Elk alone exceeds Vite's limit.
    chunkSizeWarningLimit: 2500,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${folder}/index.html` },
  },
}

async function send(server: ViteDevServer, response: ServerResponse): Promise<void> {
  const html = readFileSync(`${folder}/index.html`, 'utf8').replace('./main.tsx', '/src/inspector/main.tsx')
  const page = await server.transformIndexHtml(ADDRESS, html)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  // As on the site's pages: windows of one browsing context group can message each other.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.end(page)
}

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
