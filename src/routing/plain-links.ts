import type { Plugin } from 'vite'

const NO_LINK = '\0plain-links'

/**
 * Leaves the router's `Link` out of browsers: links are plain anchors (decision 7), but the routes of the
 * package refer to the component, which weighs 2 KB.
 */
export const plainLinks = (): Plugin => ({
  name: 'marquee-plain-links',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) =>
    id === './link.js' && importer?.endsWith('/@tanstack/react-router/dist/esm/route.js')
      ? NO_LINK
      : undefined,
  load: (id) => (id === NO_LINK ? `export const Link = 'a'` : undefined),
})
