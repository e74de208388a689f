import de from '../../../locales/de/cms-versions.json' with { type: 'json' }
import en from '../../../locales/en/cms-versions.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-versions.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-versions.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const versionsTexts = readTexts('cms-versions', { de, en, fr, nl })
