import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { virtualRoutes } from './src/routing/virtual-routes.ts'

const start = () =>
  tanstackStart({
    router: { routesDirectory: 'routes', generatedRouteTree: 'route-tree.gen.ts', virtualRouteConfig: virtualRoutes, quoteStyle: 'single' },
  })

/** What most pages share comes in one file: thirty small ones weigh seven kilobytes more, and each is a request. Lists and the home page do without what details share. */
const details =
  /\/src\/(?:components\/(?:heroes\/(?:film-hero|cinema-hero|bulb-digits)|showtimes\/(?:board|day-strip|hall|pin-bar|programme)|labels\/tag-notes|controls\/(?:pager|share)|places|sections\/(?:price-table|fact-sheet|service-list))|views\/cards\/business-code)/
const shared = /\/src\/(?:components|routing|i18n|views\/(?:shell|cards))\//
const frame = { name: 'frame', test: (id: string) => shared.test(id) && !details.test(id), minShareCount: 3, priority: 2 }
const detail = { name: 'detail', test: details, minShareCount: 3, priority: 1 }

export default defineConfig({
  plugins: [process.env.VITEST ? [] : start(), react()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [frame, detail] } } } } } },
  // React has had the hook itself since 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: { allowedHosts: ['.localhost'] },
  build: { target: 'es2023', cssTarget: ['chrome123', 'safari17.5', 'firefox120'], assetsInlineLimit: 0 },
  test: {
    include: ['{src,config,content-models,machines,locales,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
})
