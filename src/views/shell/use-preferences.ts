import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Opens the preferences of consent. Their library is fetched with the first opening. */
export function usePreferences(cookieNames: readonly string[]): () => void {
  const { t, i18n } = useTranslation('consent')
  return useCallback(() => {
    void import('../../consent/preferences.ts').then(({ openPreferences }) => openPreferences({ t, language: i18n.language, cookieNames }))
  }, [t, i18n, cookieNames])
}
