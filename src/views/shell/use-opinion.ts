import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Opens the form for the visitor's opinion. It is fetched with the first opening. */
export function useOpinion(): () => void {
  const { i18n } = useTranslation()
  return useCallback(() => void import('../feedback/open-feedback.tsx').then(({ openFeedback }) => openFeedback(i18n)), [i18n])
}
