import archivo from '@marquee/design/styles/fonts/archivo.woff2?url'
import figtree from '@marquee/design/styles/fonts/figtree.woff2?url'
import printed from '@marquee/design/styles/print.css?url'
import type { DocumentLook } from '@marquee/forms/form-document.tsx'
import site from './site.css?url'

/** The site’s own sheets and fonts, which the other hosts serve too. */
export const siteLook: DocumentLook = {
  stylesheet: site,
  printStylesheet: printed,
  fonts: [archivo, figtree],
}
