// `npm run routes`: writes src/route-tree.gen.ts from config/routes, as each start of the development server does.
import { createServer } from 'vite'

const server = await createServer({
  configFile: 'app.config.ts',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
})
await server.close()
