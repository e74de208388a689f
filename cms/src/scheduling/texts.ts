import de from '../../../locales/de/cms-scheduling.json' with { type: 'json' }
import en from '../../../locales/en/cms-scheduling.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-scheduling.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-scheduling.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const schedulingTexts = readTexts('cms-scheduling', { de, en, fr, nl })
