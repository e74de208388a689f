import de from '../../../locales/de/cms-media.json' with { type: 'json' }
import en from '../../../locales/en/cms-media.json' with { type: 'json' }
import fr from '../../../locales/fr/cms-media.json' with { type: 'json' }
import nl from '../../../locales/nl/cms-media.json' with { type: 'json' }
import { readTexts } from '../texts/texts.ts'

export const mediaTexts = readTexts('cms-media', { de, en, fr, nl })

export interface PictureRefusal {
  readonly reason: keyof typeof en.refusals
  readonly values?: Readonly<Record<string, number | string>>
}

/** The reason why a file is refused, in the language of the admin interface. */
export const refusalText = ({ reason, values }: PictureRefusal, language: string): string =>
  mediaTexts.t(language)(`refusals.${reason}`, values)
