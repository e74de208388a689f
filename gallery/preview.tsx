import '../src/shell/site.css'
import './gallery.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type MouseEvent, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { siteIds, sites } from '../config/sites.ts'
import { EditionContext, editionOf } from './edition.ts'

/** Links do not navigate in the gallery. */
function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}

const inEdition: Decorator = function InEdition(Story, { globals }) {
  const edition = editionOf(globals.site, globals.language)
  const { site, language, i18n } = edition
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = language
    Object.assign(root.dataset, { theme, site: site.id })
  }, [language, site, theme])
  return (
    <I18nextProvider i18n={i18n}>
      <EditionContext value={edition}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to the links inside */}
        <div
          onClickCapture={stayHere}
          onSubmitCapture={(event) => event.preventDefault()}
          key={`${site.id} ${language}`}
        >
          <Story />
        </div>
      </EditionContext>
    </I18nextProvider>
  )
}

const widths = { 390: 'Phone', 820: 'Tablet', 1440: 'Desktop' }

const preview: Preview = {
  decorators: [inEdition],
  // Fonts are optional (`font-display`): unless loaded in advance, the browser renders the fallback.
  loaders: [() => Promise.all(['Archivo', 'Figtree'].map((font) => document.fonts.load(`1em ${font}`)))],
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
        items: siteIds.map((id) => ({ value: id, title: sites[id].country })),
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
