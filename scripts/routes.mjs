// `npm run routes`: writes the files of src/routes and src/route-tree.gen.ts, as each start of the development server does.
import { createServer } from 'vite'

const server = await createServer({
  configFile: 'app.config.ts',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
})
await server.close()
