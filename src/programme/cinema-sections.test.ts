import { describe, expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { toCinemaAlerts, wireCinemaAlerts } from '#models/alert.ts'
import { aCinema, aComposition } from '../page-kit/composition.fixture.ts'
import {
  alertsFor,
  cinemaSize,
  cinepassOf,
  ecardsOf,
  itineraryOf,
  nearbyCinemas,
  pricesOf,
  slidesOf,
} from './cinema-sections.ts'

const place = aComposition({})
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('prices', () => {
  const pricing = {
    prices: [{ label: 'Plein', amount: 13.5, terms: 'Dès 14 ans.' }, { label: 'Sans montant' }],
    additionalPrices: [
      { id: 1, label: '3D', amount: 2, terms: 'Dès 14 ans.' },
      { id: 2, label: 'IMAX', amount: 5 },
      { id: 3, parent: 1, label: 'Lunettes', amount: 1 },
    ],
  }

  test('have the currency of the site, the number of their term, and complements with children', () => {
    const shown = pricesOf(aCinema('rex', { pricing }), place)
    expect(shown.prices.map(({ label, amount, term }) => [label, plain(amount), term])).toEqual([
      ['Plein', '13,50 €', 1],
    ])
    expect(shown.complements.map(({ label, child, term }) => [label, child, term])).toEqual([
      ['3D', false, 1],
      ['Lunettes', true, null],
      ['IMAX', false, null],
    ])
    expect(shown.terms).toEqual(['Dès 14 ans.'])
  })
})

describe('sales in the cinema', () => {
  test('lists only passes with a picture', () => {
    const cinepass = [
      { label: 'Solo', price: 21.9 },
      { label: 'Duo', price: 37.8, legend: 'Par mois', image: 'https://img.example/duo.png' },
    ]
    const shown = cinepassOf(aCinema('rex', { cinepass }), place)
    expect(shown.map(({ label, price, legend }) => [label, plain(price), legend])).toEqual([
      ['Duo', '37,80 €', 'Par mois'],
    ])
  })

  test('shows e-cards with the price of one seat and of all, and omits those without a price', () => {
    const ecards = [
      { label: 'Cinq places', amountTTC: 8.9, totalAmountTTC: 44.5, highlightMessage: 'Valable partout' },
      { label: 'Rien' },
    ]
    expect(ecardsOf(aCinema('rex', { ecards }), place)).toMatchObject([
      { label: 'Cinq places', highlight: 'Valable partout', href: null },
    ])
    const [card] = ecardsOf(aCinema('rex', { ecards }), place)
    expect([plain(card?.single ?? ''), plain(card?.total ?? '')]).toEqual(['8,90 €', '44,50 €'])
  })

  test('links slides to the target of their call to action', () => {
    const slides = [
      {
        title: 'Nuit courte',
        date: 'Jusqu’au 30',
        cta: { label: 'Voir', url: '/films', kind: 'black' },
        contentTag: { title: 'Événement', color: '5' },
      },
      { title: 'Sans lien' },
    ]
    expect(slidesOf(aCinema('rex', { slides }), place)).toMatchObject([
      {
        title: 'Nuit courte',
        href: '/films',
        text: 'Jusqu’au 30',
        flag: { label: 'Événement', tone: 5 },
        cta: { label: 'Voir', kind: 'black' },
      },
      { title: 'Sans lien', href: null, flag: null },
    ])
  })
})

test('messages are for this cinema or for all, without duplicates, and with warnings marked', () => {
  const works = { id: '1', message: '<p>Travaux</p>', cinemas: ['rex'], warning: true }
  const elsewhere = { message: '<p>Ailleurs</p>', cinemas: ['lux'] }
  const everywhere = { message: '<p>Partout</p>', allCinemas: true }
  const alerts = toCinemaAlerts(
    wireCinemaAlerts.parse([works, works, elsewhere, everywhere, { title: 'Sans texte' }]),
  )
  expect(alertsFor('rex', alerts, place).map(({ title, level }) => [title, level])).toEqual([
    ['Travaux', 'warning'],
    ['Partout', 'info'],
  ])
})

describe('the building and its surroundings', () => {
  test('shows halls and seats, or only the known one', () => {
    expect(cinemaSize(aCinema('rex', { hallCount: 11, seatCount: 2140 }), place)).toBe(
      '11 salles, 2\u202f140 places',
    )
    expect(cinemaSize(aCinema('rex', { seatCount: 90 }), place)).toBe('90 places')
    expect(cinemaSize(aCinema('rex'), place)).toBeNull()
  })

  test('omits directions without a destination', () => {
    const itinerary = [{ label: 'Métro A & B', description: '<p>Ligne 2</p>' }]
    expect(itineraryOf(aCinema('rex', { itinerary }))).toBeNull()
    const known = itineraryOf(
      aCinema('rex', { itinerary, theaters: [{ addressLine1: '1 rue', addressCity: 'Lyon' }] }),
    )
    expect(known).toMatchObject({ text: '<h4>Métro A &#38; B</h4><p>Ligne 2</p>' })
    expect(known?.href).toMatch(/^https:/)
    const drawn = aCinema('rex', {
      refImageItinerary: '/media/editorial/station.avif',
      theaters: [{ addressLine1: '1 rue' }],
    })
    expect(itineraryOf(drawn)).toMatchObject({
      text: null,
      picture: { url: '/media/editorial/station.avif' },
    })
  })

  const at = (slug: string, latitude: number) =>
    aCinema(slug, { theaters: [{ gpsPosition: { x: latitude, y: 4.8 } }] })
  const all = [at('far', 47), at('near', 45.8), at('nearest', 45.76), aCinema('nowhere'), at('rex', 45.75)]
  const around = (more: object, count = 4) =>
    nearbyCinemas({ ...at('rex', 45.75), ...more }, all, {
      distance: limits.locator.maxGeolocationDistance,
      cinemas: count,
    }).map(({ slug }) => slug)

  test('lists the nearest cinemas within fifty kilometres, unless editors choose others', () => {
    expect(around({})).toEqual(['nearest', 'near'])
    expect(around({}, 1)).toEqual(['nearest'])
    expect(around({ nearbyCinemas: [{ slug: 'far', name: 'Far' }] })).toEqual(['far'])
    expect(around({ gpsPosition: null })).toEqual([])
  })
})
