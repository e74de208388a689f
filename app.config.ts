import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import packageFile from './package.json' with { type: 'json' }
import { inspectorInDevelopment, inspectorPage } from './packages/inspector/build.ts'
import { browserScript } from './src/document/browser-script.ts'
import { chunkGroups } from './src/routing/chunk-groups.ts'
import { plainLinks } from './src/routing/plain-links.ts'
import { writtenRoutes } from './src/routing/virtual-routes.ts'
import { developmentStart } from './src/server/development-start.ts'
import { narrowText } from './src/server/narrow-text.ts'
import { processFile } from './src/server/process-file.ts'
import { readBuildRecord } from './src/server/read-build-record.ts'

const start = (mode: string) =>
  tanstackStart({
    ...(mode === 'bench' ? { server: { entry: '../tests/bench/measured-server.tsx' } } : {}),
    router: {
      routesDirectory: 'routes',
      generatedRouteTree: 'route-tree.gen.ts',
      virtualRouteConfig: writtenRoutes(),
      quoteStyle: 'single',
    },
  })

/** The page of the inspector, with the actors of the site. */
const inspectorFolder = 'src/wiring/inspector'

const machines = [
  'machines/**/*.test.ts',
  'tests/{machines,scenarios}/**/*.test.ts',
  'packages/inspector/**/*.test.{ts,tsx}',
]
const contracts = 'tests/contracts/**/*.test.ts'
const deploy = 'tests/deploy/**/*.test.ts'
const unit = '{src,packages,demo,config,content-models,locales,scripts,tests}/**/*.test.{ts,tsx}'
/** Files that replace modules or load them anew; the linter checks the name. */
const isolated = '{src,packages,demo,config,content-models,locales,scripts,tests}/**/*.isolated.test.{ts,tsx}'
/** The files of a thread share their modules, which saves more than half of the CPU time of unit tests. */
const sharing = { pool: 'threads', isolate: false }
const project = (name: string, test: object) => ({ extends: true as const, test: { name, ...test } })

const inlineSheets = /\.css\?(?:inline|url)$/

/** Vitest's cache knows a module by its own text, and such a sheet contains those that it imports. */
const uncachedSheets = (): Plugin => ({
  name: 'uncached-sheets',
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (inlineSheets.test(id) ? false : undefined))
  },
})

/**
 * The server is built with its packages: two thousand files of them take longer to load, and twice the memory of what is used. Those
 * that are listed are binary, start processes of their own files, or are watched by OpenTelemetry.
 */
const bundledServer = {
  noExternal: true as const,
  external: [
    'better-sqlite3',
    'pg',
    'pino',
    'sharp',
    'tinypool',
    ...Object.keys(packageFile.dependencies).filter((name) => name.startsWith('@opentelemetry/')),
  ],
}

const definedFor = (command: 'build' | 'serve', inspects: boolean) => ({
  __INSPECT__: JSON.stringify(inspects),
  ...(command === 'build' ? { __BUILD__: JSON.stringify(readBuildRecord()) } : {}),
})

/** `--mode inspect` builds the product with the inspector's hook, `--mode bench` with what benchmarks measure, each into its own folder; `--mode inspector` builds the tool's page. */
/** The server names the same files as the browser loads. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

/** The entry names every chunk, and hashes do not compress: one character less of each is 150 bytes. */
const browserOutput = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames,
  codeSplitting: { groups: chunkGroups },
}

export default defineConfig(({ command, mode }) => {
  if (mode === 'inspector') return inspectorPage(inspectorFolder)
  const inspects = mode === 'inspect' || (command === 'serve' && !process.env.VITEST)
  return {
    define: definedFor(command, inspects),
    plugins: [
      process.env.VITEST ? [] : start(mode),
      react(),
      browserScript(),
      processFile(),
      narrowText(),
      plainLinks(),
      inspectorInDevelopment(inspectorFolder),
      developmentStart(),
      uncachedSheets(),
    ],
    environments: {
      ssr: {
        resolve: command === 'build' ? bundledServer : {},
        build: { rolldownOptions: { output: { assetFileNames } } },
      },
      client: {
        build: {
          rolldownOptions: { output: browserOutput },
        },
      },
    },
    // React has had the hook itself since 18.
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    server: { allowedHosts: ['.localhost'] },
    build: {
      outDir: mode === 'inspect' || mode === 'bench' ? `dist-${mode}` : 'dist',
      target: 'es2023',
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      assetsInlineLimit: 0,
    },
    test: {
      environment: 'node',
      // One core would stay free by default, which of two is half.
      maxWorkers: '100%',
      // `scripts/checks.mjs` counts the tests that need the second attempt, names them, and fails a run with many.
      retry: process.env.CI ? 1 : 0,
      setupFiles: ['tests/seed.ts'],
      // The limit is against hanging only: a busy machine takes long.
      testTimeout: 30_000,
      expect: { poll: { timeout: 20_000, interval: 5 } },
      // Blocks without one run in `npm test`.
      tags: [
        { name: 'rest', description: 'What `npm test` leaves out and a submission must pass.' },
        { name: 'exhaustive', description: 'What a submission leaves out.' },
      ],
      projects: [
        project('unit', { include: [unit], exclude: [...machines, contracts, deploy, isolated], ...sharing }),
        project('unit-isolated', { include: [isolated] }),
        project('deploy', { include: [deploy] }),
        project('machines', { include: machines, ...sharing }),
        project('contracts', {
          include: [contracts],
          ...sharing,
          globalSetup: ['tests/contracts/postgres-server.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        }),
      ],
      // Pages that the server writes itself name a sheet, and have their own in them.
      css: { include: [inlineSheets] },
    },
  }
})
