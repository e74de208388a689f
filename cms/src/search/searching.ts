import type { Config } from 'payload'
import { searchCall } from './hits.ts'
import { SEARCH, type SearchSettings } from './search-index.ts'

/** The search over everything; a Payload plugin. */
export const searching =
  ({ dataDir }: SearchSettings) =>
  (config: Config): Config => ({
    ...config,
    custom: { ...config.custom, [SEARCH]: { dataDir } satisfies SearchSettings },
    endpoints: [...(config.endpoints ?? []), searchCall],
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        actions: [...(config.admin?.components?.actions ?? []), '/src/search/search-link.tsx#SearchLink'],
        views: {
          ...config.admin?.components?.views,
          search: { Component: '/src/search/search-view.tsx#SearchView', path: '/search' },
        },
      },
    },
  })
