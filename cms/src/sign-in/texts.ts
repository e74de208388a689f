import de from '../../../locales/de/cms-sign-in.json' with { type: 'json' }
import en from '../../../locales/en/cms-sign-in.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-sign-in.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-sign-in.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const signInTexts = readTexts('cms-sign-in', { de, en, fr, nl })
