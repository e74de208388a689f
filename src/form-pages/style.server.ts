import sheet from '../components/styles/app.css?url'
import archivo from '../components/styles/fonts/archivo.woff2?url'
import figtree from '../components/styles/fonts/figtree.woff2?url'

/** The site’s own sheet and fonts, which the other hosts serve too. */
export const stylesheet: string = sheet
export const fonts: readonly string[] = [archivo, figtree]
