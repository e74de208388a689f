/** Where the link of a preview leads on a site's host: `?token=…&to=/path`. */
export const PREVIEW_LINK = '/_preview'

/** Where the banner's form leads. */
export const PREVIEW_END = '/_preview/end'

export const PREVIEW_COOKIE = 'flag-preview'

/** Id of the banner's element. */
export const PREVIEW_BANNER = 'preview'
