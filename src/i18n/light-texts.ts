import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGES = new Set(['i18next', 'react-i18next'])
const replacement = fileURLToPath(new URL('light-i18next.ts', import.meta.url))

/** Resolves i18next to the part of it that pages use: in browsers for its size, on the server for its speed. Tests on Node.js use the packages. */
export const lightTexts = (): Plugin => ({
  name: 'marquee-light-texts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client' || !process.env.VITEST,
  resolveId: (id) => (PACKAGES.has(id) ? replacement : undefined),
})
