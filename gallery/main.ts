import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { withoutServer } from './without-server.ts'

/** Folders of pictures, served as they are; the site's server resizes them. */
const pictures = ['posters', 'backdrops', 'cinemas', 'editorial']

/** Storybook's modules import each other from the root, where its packages are not installed. */
const ownPackages: Plugin = {
  name: 'marquee-gallery-packages',
  enforce: 'pre',
  resolveId(id, _importer, options) {
    return /^@?storybook\//.test(id)
      ? this.resolve(id, import.meta.filename, { ...options, skipSelf: true })
      : undefined
  },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./**/*.stories.tsx'],
  staticDirs: pictures.map((folder) => ({ from: `../demo/art/${folder}`, to: `/media/${folder}` })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, measure: false, outline: false, interactions: false, controls: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Pictures have absolute paths, as on the site.
    base: '/',
    plugins: [...(vite.plugins ?? []), withoutServer, ownPackages, react()],
    build: { ...vite.build, target: 'es2023', chunkSizeWarningLimit: 4_000 },
  }),
}

export default config
