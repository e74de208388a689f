import { keysOf } from '#config/keys.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { type Occasion, specials } from './shared-texts.ts'
import type { DemoLanguage } from './site-text.ts'

/** Reference to a document, so that details are stored once per language. */
export const specialReference = (occasion: Occasion): string => `@special/${occasion}`

const fromTags: readonly Occasion[] = ['live', 'kids', 'evening']

export function specialDocuments(language: DemoLanguage): NewItem[] {
  return keysOf(specials).map((occasion, position) => ({
    id: `special/${occasion}`,
    slug: `special/${occasion}`,
    position,
    base: {
      titleShowtimeDetails: specials[occasion].title[language],
      descriptionShowtimeDetails: specials[occasion].description[language],
      source: fromTags.includes(occasion) ? 'tag' : 'showtime',
    },
  }))
}
