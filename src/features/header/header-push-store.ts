/** Where the browser keeps the site's day on which the line above the header was seen. */
export const PUSH_STORE = 'push'
