import archivo from '../components/styles/fonts/archivo.woff2?url'
import figtree from '../components/styles/fonts/figtree.woff2?url'
import printed from '../components/styles/print.css?url'
import site from '../shell/site.css?url'

/** The site’s own sheets and fonts, which the other hosts serve too. */
export const stylesheet: string = site
export const printStylesheet: string = printed
export const fonts: readonly string[] = [archivo, figtree]
