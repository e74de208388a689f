/** Where the browser keeps the theme that the visitor chose; nothing where the system's applies. */
export const THEME_STORE = 'theme'
