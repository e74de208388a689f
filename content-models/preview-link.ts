/** Where the link of a preview leads on a site's host: `?token=…&to=/path`. */
export const PREVIEW_LINK = '/_preview'

/** Request header in which a page that is previewed says so to the content API. */
export const PREVIEW_TOKEN = 'preview-token'
