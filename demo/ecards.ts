import { type SiteId, sites } from '#config/sites.ts'
import { placesOf } from './casting.ts'
import { cityName } from './place-names.ts'
import { amount, priceIn } from './prices.ts'
import { editorial } from './programme-files.ts'
import type { DemoLanguage } from './site-text.ts'
import type { DemoTask } from './task.ts'

interface DemoEcard {
  readonly id: string
  readonly places: 3 | 5
  readonly price: number
  readonly picture: string
  /** Valid in one city only. */
  readonly local: boolean
  readonly words: Readonly<Record<DemoLanguage, string>>
}

const bestValue: Readonly<Record<DemoLanguage, string>> = {
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
    picture: 'balcony',
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

const totalOf = ({ price }: DemoEcard, site: SiteId): number => amount(price, site) ?? price

const seatOf = (card: DemoEcard, site: SiteId): number =>
  Math.round((totalOf(card, site) / card.places) * 100) / 100

/** Price of a card by its number of seats, or of each of its seats (`5.seat`), in the site's currency. */
export function ecardPrice(name: string, site: SiteId): number | null {
  const [places, each] = name.split('.')
  const card = cards.find((other) => !other.local && String(other.places) === places)
  return card ? (each === 'seat' ? seatOf : totalOf)(card, site) : null
}

/** Price of the seats bought singly. */
function singly({ places }: DemoEcard, site: SiteId): number | null {
  const full = editorial.tariffs.find(({ id }) => id === 'full')
  const price = full && priceIn(full.prices, site)
  return price ? places * price : null
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
  const lowest = Math.min(...offered.map((card) => seatOf(card, site)))
  return offered.map((card) => {
    const { id, places, picture, local, words } = card
    const label = words[language].replace('{city}', city?.name ?? '')
    return {
      label,
      image: pictures.editorial(picture),
      alt: label,
      amountTTC: seatOf(card, site),
      totalAmountTTC: totalOf(card, site),
      initialAmountTTC: singly(card, site),
      placesCount: places,
      tunnelUrl: `${sites[site].links.orderTunnel}?ecard=${id.replace('ECARD', '').toLowerCase()}`,
      refCmd: id,
      national: !local,
      highlightMessage: seatOf(card, site) === lowest ? bestValue[language] : null,
      cinemas: local ? (city?.cinemas ?? []) : [],
    }
  })
}
