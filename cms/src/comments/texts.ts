import de from '../../../locales/de/cms-comments.json' with { type: 'json' }
import en from '../../../locales/en/cms-comments.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-comments.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-comments.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const commentsTexts = readTexts('cms-comments', { de, en, fr, nl })
