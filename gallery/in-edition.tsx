import '../src/shell/site.css'
import './gallery.css'
import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { EditionContext, editionOf } from './edition.ts'

/** Links do not navigate in the gallery. */
function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}

interface InEditionProps {
  readonly site: unknown
  readonly language: unknown
  readonly theme: unknown
  readonly children: ReactNode
}

/** Around every story: the texts and samples of a site in a language. */
export function InEdition({ site: siteId, language: wanted, theme, children }: InEditionProps) {
  const edition = editionOf(siteId, wanted)
  const { site, language, i18n } = edition
  const shown = theme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = language
    Object.assign(root.dataset, { theme: shown, site: site.id })
  }, [language, site, shown])
  return (
    <I18nextProvider i18n={i18n}>
      <EditionContext value={edition}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to the links inside */}
        <div
          onClickCapture={stayHere}
          onSubmitCapture={(event) => event.preventDefault()}
          key={`${site.id} ${language}`}
        >
          {children}
        </div>
      </EditionContext>
    </I18nextProvider>
  )
}

/** Fonts are optional (`font-display`): unless loaded in advance, the browser renders the fallback. */
export const loadFonts = () =>
  Promise.all(['Archivo', 'Figtree'].map((font) => document.fonts.load(`1em ${font}`)))
