'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Texts, Translate } from './texts.ts'

/** Texts in the language of the interface. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const { i18n } = useTranslation()
  return texts.t(i18n.language)
}
