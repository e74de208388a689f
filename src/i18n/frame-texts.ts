/** Namespaces of `locales/` that every page carries: its frame, its components, its error states. */
export const frameTexts = ['shell', 'components', 'errors', 'consent', 'teasers', 'app'] as const
