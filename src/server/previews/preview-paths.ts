/** Where the banner's form leads. */
export const PREVIEW_END = '/_preview/end'

/** Where the form for another time leads. */
export const PREVIEW_TIME = '/_preview/time'

/** Says which state of the contents there is. */
export const PREVIEW_STATE = '/_preview/state'

export const PREVIEW_COOKIE = 'preview'

/** Id of the banner's element. */
export const PREVIEW_BANNER = '_preview'
