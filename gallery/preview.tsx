import { countryName } from '@marquee/i18n/country-name.ts'
import type { Preview } from '@storybook/react-vite'
import { siteIds } from '#config/sites.ts'
import { InEdition, loadFonts } from './in-edition.tsx'

const widths = { 390: 'Phone', 820: 'Tablet', 1440: 'Desktop' }

const preview: Preview = {
  decorators: [
    (Story, { globals: { site, language, theme } }) => (
      <InEdition site={site} language={language} theme={theme}>
        <Story />
      </InEdition>
    ),
  ],
  loaders: [loadFonts],
  parameters: {
    layout: 'padded',
    options: { storySort: { order: ['components', 'blocks'], method: 'alphabetical' } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([width, name]) => [
          `w${width}`,
          { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
  },
  initialGlobals: { site: 'fr', language: 'fr', theme: 'light' },
  globalTypes: {
    site: {
      description: 'Site',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: siteIds.map((id) => ({ value: id, title: countryName(id, 'en') })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
}

export default preview
