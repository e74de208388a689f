import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import ofClientArea from '../account-area/client-area.css?inline'
import ofForms from '../account-area/forms/forms.css?inline'
import sheet from '../components/styles/app.css?url'
import accessSheet from './access/access.css?inline'
import ofCell from './cell/cell.css?inline'
import own from './console.css?inline'
import ofHistory from './history/history.css?inline'
import ofMatrix from './matrix/matrix.css?inline'
import ofPreview from './preview/preview.css?inline'

/** The site's own sheet and faces, which the flag host serves too. */
export const stylesheet: string = sheet
export const fonts: readonly string[] = [archivo, figtree]

/** What only the console has; stands in the page, where the policy knows it by its hash. */
export const style: string =
  ofClientArea + ofForms + own + ofMatrix + ofCell + ofHistory + accessSheet + ofPreview
