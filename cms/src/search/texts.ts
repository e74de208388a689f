import de from '../../../locales/de/cms-search.json' with { type: 'json' }
import en from '../../../locales/en/cms-search.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-search.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-search.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const searchTexts = readTexts('cms-search', { de, en, fr, nl })
