import { completeTexts } from '@marquee/i18n/texts.ts'
import { fetchTexts } from '../../api/page-data.ts'

export const loadModalTexts = (namespaces: readonly string[]): Promise<void> =>
  completeTexts(namespaces, fetchTexts)
