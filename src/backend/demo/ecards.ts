import { sites } from '../../../config/sites.ts'
import { amount } from './prices.ts'
import type { DemoTask } from './task.ts'

const cards = [
  { places: 5, price: 47.5, full: 62.5, words: { fr: 'E-carte 5 places', en: 'E-card, 5 seats', de: 'E-Card, 5 Plätze', nl: 'E-card, 5 plaatsen' } },
  { places: 3, price: 30, full: 37.5, words: { fr: 'E-carte 3 places', en: 'E-card, 3 seats', de: 'E-Card, 3 Plätze', nl: 'E-card, 3 plaatsen' } },
] as const

/** Packs of seats, the larger one first. */
export function ecards({ site, language, pictures }: DemoTask) {
  const saving = { fr: 'La plus avantageuse', en: 'Best value', de: 'Am günstigsten', nl: 'Het voordeligst' }
  return cards.map(({ places, price, full, words }, index) => ({
    label: words[language],
    image: pictures.editorial(index === 0 ? 'ticket' : 'gift'),
    alt: words[language],
    amountTTC: amount(price / places, site),
    totalAmountTTC: amount(price, site),
    initialAmountTTC: amount(full, site),
    placesCount: places,
    tunnelUrl: `${sites[site].links.orderTunnel}?ecard=${places}`,
    refCmd: `ECARD${places}`,
    national: true,
    highlightMessage: index === 0 ? saving[language] : null,
  }))
}
