import { type Translate, translatorIn } from '@marquee/i18n/namespace-texts.ts'
import { consoleTextsOf } from '@marquee/i18n/texts.server.ts'
import type { Language } from '#config/types.ts'
import type en from '../../../../locales/en/console.json'

export type TranslateText = Translate<typeof en>

export const translator = (language: Language): TranslateText =>
  translatorIn(language, 'console', consoleTextsOf(language))
