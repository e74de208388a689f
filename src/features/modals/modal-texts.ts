import { fetchTexts } from '../../api/page-data.ts'
import { completeTexts } from '../../i18n/texts.ts'

/** Loads texts of a window that the page does not have. */
export const loadModalTexts = (namespaces: readonly string[]): Promise<void> =>
  completeTexts(namespaces, fetchTexts)
