import de from '../../../locales/de/cms-users.json' with { type: 'json' }
import en from '../../../locales/en/cms-users.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-users.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-users.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const usersTexts = readTexts('cms-users', { de, en, fr, nl })
