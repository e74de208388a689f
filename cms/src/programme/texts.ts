import de from '../../../locales/de/cms-programme.json' with { type: 'json' }
import en from '../../../locales/en/cms-programme.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-programme.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-programme.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const programmeTexts = readTexts('cms-programme', { de, en, fr, nl })

export type FieldName = keyof typeof en.fields
