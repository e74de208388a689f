/** Namespaces of `locales/` in every page: frame, components, error states. */
export const frameTexts = ['shell', 'components', 'errors', 'consent', 'teasers', 'app'] as const
