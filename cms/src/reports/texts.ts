import de from '../../../locales/de/cms-reports.json' with { type: 'json' }
import en from '../../../locales/en/cms-reports.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-reports.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-reports.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const reportsTexts = readTexts('cms-reports', { de, en, fr, nl })
