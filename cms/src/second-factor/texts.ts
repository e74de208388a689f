import de from '../../../locales/de/cms-factor.json' with { type: 'json' }
import en from '../../../locales/en/cms-factor.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-factor.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-factor.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const factorTexts = readTexts('cms-factor', { de, en, fr, nl })
