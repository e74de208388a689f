import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Opens the consent preferences, also on an address with `#cookies`. The library is
 * fetched when first opened.
 */
export function usePreferences(cookieNames: readonly string[]): () => void {
  const { t, i18n } = useTranslation('consent')
  const open = useCallback(() => {
    void import('../features/consent/preferences.ts').then(({ openPreferences }) =>
      openPreferences({ t, language: i18n.language, cookieNames }),
    )
  }, [t, i18n, cookieNames])
  useEffect(() => {
    if (location.hash === '#cookies') open()
  }, [open])
  return open
}
