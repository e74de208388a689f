import de from '../../../locales/de/cms-saving.json' with { type: 'json' }
import en from '../../../locales/en/cms-saving.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-saving.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-saving.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const savingTexts = readTexts('cms-saving', { de, en, fr, nl })
