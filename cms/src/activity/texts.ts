import de from '../../../locales/de/cms-activity.json' with { type: 'json' }
import en from '../../../locales/en/cms-activity.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-activity.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-activity.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const activityTexts = readTexts('cms-activity', { de, en, fr, nl })
