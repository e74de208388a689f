import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import sheet from '../components/styles/app.css?url'
import accountSheet from './account/account.css?inline'
import own from './client-area.css?inline'
import ofForms from './forms/forms.css?inline'

/** The site's own sheet and faces, which the client host serves too. */
export const stylesheet: string = sheet
export const fonts: readonly string[] = [archivo, figtree]

/** What only the client area has; stands in the page, where the policy knows it by its hash. */
export const style: string = own + ofForms + accountSheet
