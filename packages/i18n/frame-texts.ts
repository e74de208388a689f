export const frameTexts = ['shell', 'components', 'errors', 'consent', 'teasers', 'app'] as const
