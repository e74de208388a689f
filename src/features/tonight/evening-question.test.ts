import { describe, expect, test } from 'vitest'
import type { Language } from '#config/types.ts'
import de from '../../../locales/de/tonight.json' with { type: 'json' }
import en from '../../../locales/en/tonight.json' with { type: 'json' }
import fr from '../../../locales/fr/tonight.json' with { type: 'json' }
import nl from '../../../locales/nl/tonight.json' with { type: 'json' }
import { writeFilters } from '../../page-kit/filters.ts'
import { readQuestion } from './evening-question.ts'

const versions = [
  { slug: 'vf', label: 'VF', note: null },
  { slug: 'vost', label: 'VOST', note: 'version originale sous-titrée' },
  { slug: 'vo', label: 'Original version', note: null },
  { slug: 'nl', label: 'Nederlands gesproken', note: null },
]
const places = [
  { slug: 'lyon', name: 'Lyon' },
  { slug: 'lyon-bellecour', name: 'Lyon Bellecour' },
  { slug: 'zuerich', name: 'Zürich' },
]
const read = (language: Language, text: string) => readQuestion(text, { language, versions, places })
const filtersOf = (language: Language, text: string) => writeFilters(read(language, text).filters)

const examples = { de: de.ask.example, en: en.ask.example, fr: fr.ask.example, nl: nl.ask.example }
const whole = 'versions-vost_vo,from-1830,home-2230,people-3'

describe('a question about an evening', () => {
  test.each<readonly [Language, string, string]>([
    ['en', 'Start after 18:30, home by 22:30, three of us, near me, original version', whole],
    [
      'en',
      'home by 10.30 pm and starting after 6.30 pm, 3 people, VOST',
      'versions-vost,from-1830,home-2230,people-3',
    ],
    ['fr', 'Après 18 h 30, rentrés à 22h30, on est trois, près de moi, en VO', whole],
    ['fr', 'À partir de 18h30, à la maison avant 22h30, pour 3 personnes, version originale', whole],
    ['de', 'Ab 18.30 Uhr, um 22.30 Uhr zu Hause, zu dritt, in der Nähe, Originalversion', whole],
    ['de', 'nach 18:30, bis 22:30 daheim, drei Personen, OV', whole],
    [
      'nl',
      'Vanaf 18.30 uur, om 22.30 uur thuis, met z’n drieën, bij mij in de buurt, originele versie',
      whole,
    ],
    ['nl', 'na 18:30, terug voor 22:30, we zijn met 3, OV', whole],
  ])('in %s: %s', (language, text, expected) => expect(filtersOf(language, text)).toBe(expected))

  test.each<readonly [Language, string, string]>([
    ['en', 'between 7 pm and 11 pm', 'from-1900,until-2300'],
    ['en', '18:30–22:30', 'from-1830,until-2230'],
    ['en', 'after 8', 'from-2000'],
    ['en', 'over by 11', 'until-2300'],
    ['en', 'back home by 00:30', 'home-0030'],
    ['en', 'home by 12 am', 'home-0000'],
    ['en', 'from 10:30', 'from-1030'],
    ['en', 'something quiet for two', 'people-2,fullness-quiet'],
    ['fr', 'fini avant minuit moins le quart, 45 places', ''],
    ['fr', 'dès 20h, jusqu’à 23h', 'from-2000,until-2300'],
    ['de', 'Ende bis 23 Uhr, belebt, zu viert', 'until-2300,people-4,fullness-lively'],
    ['nl', 'uit om 23 uur, voor twee', 'until-2300,people-2'],
    ['en', 'a film', ''],
    ['en', 'after 99:99', ''],
  ])('in %s: %s is %s', (language, text, expected) => expect(filtersOf(language, text)).toBe(expected))

  test.each(Object.entries(examples))('understands the example of the page in %s', (language, text) =>
    expect(filtersOf(language as Language, text)).toMatch(/^versions-\S+,from-1830,home-2230,people-3$/),
  )

  test('names a place by its longest name, or none', () => {
    expect(read('fr', 'à Lyon Bellecour après 18h').place).toBe('lyon-bellecour')
    expect(read('de', 'heute in zürich').place).toBe('zuerich')
    expect(read('en', 'near me').place).toBeNull()
  })
})
