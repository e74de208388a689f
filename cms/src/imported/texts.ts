import de from '../../../locales/de/cms-imported.json' with { type: 'json' }
import en from '../../../locales/en/cms-imported.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-imported.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-imported.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const importedTexts = readTexts('cms-imported', { de, en, fr, nl })

export type FieldName = keyof typeof en.fields
