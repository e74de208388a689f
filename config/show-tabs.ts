import { keysOf } from './keys.ts'
import type { Words } from './languages.ts'

/** The fragment is part of the URL, so it is translated. */
export const showTabs = {
  book: { fr: 'a-l-affiche', en: 'now-showing', de: 'jetzt-im-kino', nl: 'nu-in-de-bioscoop' },
  presales: { fr: 'avant-premieres', en: 'presales', de: 'vorverkauf', nl: 'voorverkoop' },
  kids: { fr: 'enfants', en: 'kids', de: 'kinder', nl: 'kids' },
  special: { fr: 'evenements-speciaux', en: 'special-events', de: 'spezial-events', nl: 'specials' },
  upcoming: { fr: 'prochainement', en: 'coming-soon', de: 'demnaechst', nl: 'verwacht' },
} as const satisfies Record<string, Words<string>>

export type ShowTabName = keyof typeof showTabs

export const showTabNames = keysOf(showTabs)
