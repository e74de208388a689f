import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { virtualRoutes } from './src/routing/virtual-routes.ts'

const start = () =>
  tanstackStart({
    router: { routesDirectory: 'routes', generatedRouteTree: 'route-tree.gen.ts', virtualRouteConfig: virtualRoutes, quoteStyle: 'single' },
  })

/** What most pages share comes in one file: thirty small ones weigh seven kilobytes more, and each is a request. */
const frame = { name: 'frame', test: /\/src\/(?:components|routing|i18n|views\/(?:shell|cards))\//, minShareCount: 3 }

export default defineConfig({
  plugins: [process.env.VITEST ? [] : start(), react()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [frame] } } } } } },
  server: { allowedHosts: ['.localhost'] },
  build: { target: 'es2023', cssTarget: ['chrome123', 'safari17.5', 'firefox120'], assetsInlineLimit: 0 },
  test: {
    include: ['{src,config,content-models,machines,locales,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
})
