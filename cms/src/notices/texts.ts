import de from '../../../locales/de/cms-notices.json' with { type: 'json' }
import en from '../../../locales/en/cms-notices.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-notices.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-notices.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const noticesTexts = readTexts('cms-notices', { de, en, fr, nl })
