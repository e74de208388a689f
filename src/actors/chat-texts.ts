import { fetchTexts } from '../api/page-data.ts'
import { completeTexts } from '../i18n/texts.ts'

/** The words of the chat and of the opinion's form, where the page did not bring them. */
export const loadChatTexts = (): Promise<void> => completeTexts(['chat'], fetchTexts)
