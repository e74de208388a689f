import de from '../../../locales/de/cms-translating.json' with { type: 'json' }
import en from '../../../locales/en/cms-translating.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-translating.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-translating.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const translatingTexts = readTexts('cms-translating', { de, en, fr, nl })
