import de from '../../../locales/de/cms-dashboard.json' with { type: 'json' }
import en from '../../../locales/en/cms-dashboard.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-dashboard.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-dashboard.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const dashboardTexts = readTexts('cms-dashboard', { de, en, fr, nl })
