import { sites } from '../config/sites.ts'
import type { Language } from '../config/types.ts'
import { placesOf } from './casting.ts'
import { cityName } from './place-names.ts'
import { amount } from './prices.ts'
import type { DemoTask } from './task.ts'

interface DemoEcard {
  readonly id: string
  readonly places: 3 | 5
  readonly price: number
  /** Price of the seats bought singly. */
  readonly full: number
  readonly picture: string
  /** Valid in one city only. */
  readonly local: boolean
  readonly words: Readonly<Record<Language, string>>
}

const bestValue: Readonly<Record<Language, string>> = {
  fr: 'La plus avantageuse',
  en: 'Best value',
  de: 'Am günstigsten',
  nl: 'Het voordeligst',
}

const cards: readonly DemoEcard[] = [
  {
    id: 'ECARD5',
    places: 5,
    price: 47.5,
    full: 62.5,
    picture: 'ticket',
    local: false,
    words: {
      fr: 'E-carte 5 places',
      en: 'E-card, 5 seats',
      de: 'E-Card, 5 Plätze',
      nl: 'E-card, 5 plaatsen',
    },
  },
  {
    id: 'ECARD3',
    places: 3,
    price: 30,
    full: 37.5,
    picture: 'couple',
    local: false,
    words: {
      fr: 'E-carte 3 places',
      en: 'E-card, 3 seats',
      de: 'E-Card, 3 Plätze',
      nl: 'E-card, 3 plaatsen',
    },
  },
  {
    id: 'ECARD5CITY',
    places: 5,
    price: 42,
    full: 62.5,
    picture: 'city',
    local: true,
    words: {
      fr: 'E-carte {city}, 5 places',
      en: '{city} e-card, 5 seats',
      de: 'E-Card {city}, 5 Plätze',
      nl: 'E-card {city}, 5 plaatsen',
    },
  },
]

/** Euros of a card by its number of seats, or of each of its seats (`5.seat`). */
export function ecardPrice(name: string): number | null {
  const [places, each] = name.split('.')
  const card = cards.find((other) => !other.local && String(other.places) === places)
  return card ? card.price / (each === 'seat' ? card.places : 1) : null
}

/** The city with most cinemas, if it has several. */
function mainCity({
  site,
  language,
}: DemoTask): { readonly name: string; readonly cinemas: readonly string[] } | null {
  const { cities, cinemas } = placesOf(site)
  const ofCity = cities.map((city) => ({
    name: cityName(city, language),
    cinemas: cinemas.filter((cinema) => cinema.city === city.slug).map(({ slug }) => slug),
  }))
  return (
    ofCity
      .filter((city) => city.cinemas.length > 1)
      .toSorted((a, b) => b.cinemas.length - a.cinemas.length)[0] ?? null
  )
}

export function ecards(task: DemoTask) {
  const { site, language, pictures } = task
  const city = mainCity(task)
  const offered = cards.filter(({ local }) => !local || city !== null)
  const lowest = Math.min(...offered.map(({ price, places }) => price / places))
  return offered.map(({ id, places, price, full, picture, local, words }) => {
    const label = words[language].replace('{city}', city?.name ?? '')
    return {
      label,
      image: pictures.editorial(picture),
      alt: label,
      amountTTC: amount(price / places, site),
      totalAmountTTC: amount(price, site),
      initialAmountTTC: amount(full, site),
      placesCount: places,
      tunnelUrl: `${sites[site].links.orderTunnel}?ecard=${id.replace('ECARD', '').toLowerCase()}`,
      refCmd: id,
      national: !local,
      highlightMessage: price / places === lowest ? bestValue[language] : null,
      cinemas: local ? (city?.cinemas ?? []) : [],
    }
  })
}
