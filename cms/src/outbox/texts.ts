import de from '../../../locales/de/cms-outbox.json' with { type: 'json' }
import en from '../../../locales/en/cms-outbox.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-outbox.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-outbox.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const outboxTexts = readTexts('cms-outbox', { de, en, fr, nl })
