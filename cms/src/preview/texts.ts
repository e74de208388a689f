import de from '../../../locales/de/cms-preview.json' with { type: 'json' }
import en from '../../../locales/en/cms-preview.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-preview.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-preview.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const previewTexts = readTexts('cms-preview', { de, en, fr, nl })
