export const PREVIEW_END = '/_preview/end'

export const PREVIEW_TIME = '/_preview/time'

export const PREVIEW_STATE = '/_preview/state'

export const PREVIEW_COOKIE = 'preview'

export const PREVIEW_BANNER = '_preview'
