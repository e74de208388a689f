import { fetchTexts } from '../../api/page-data.ts'
import { completeTexts } from '../../i18n/texts.ts'

export const loadModalTexts = (namespaces: readonly string[]): Promise<void> =>
  completeTexts(namespaces, fetchTexts)
