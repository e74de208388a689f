import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutServer } from '../../without-server.ts'

/** All stories in one page, without Storybook: the tests open it once and draw one story after another. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: { __INSPECT__: 'false' },
  plugins: [withoutServer, react()],
  build: {
    outDir: join(import.meta.dirname, '../../dist'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4_000,
    modulePreload: { polyfill: false },
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
