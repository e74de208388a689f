/** Path of preview links: `?token=…&to=/path`. */
export const PREVIEW_LINK = '/_preview'

/** Header that passes the preview token to the content API. */
export const PREVIEW_TOKEN = 'preview-token'
