import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import sheet from '../components/styles/app.css?url'
import ofForms from './forms.css?inline'
import ofPages from './pages.css?inline'

/** The site’s own sheet and fonts, which the other hosts serve too. */
export const stylesheet: string = sheet
export const fonts: readonly string[] = [archivo, figtree]

/** Inline in each page; the policy lists its hash. */
export const style: string = ofPages + ofForms
