import de from '../../../locales/de/cms-reviews.json' with { type: 'json' }
import en from '../../../locales/en/cms-reviews.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-reviews.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-reviews.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const reviewsTexts = readTexts('cms-reviews', { de, en, fr, nl })
