import { fetchTexts } from '../../api/page-data.ts'
import { completeTexts } from '../../i18n/texts.ts'

/** What a window says, where the page did not bring it. */
export const loadModalTexts = (namespaces: readonly string[]): Promise<void> =>
  completeTexts(namespaces, fetchTexts)
