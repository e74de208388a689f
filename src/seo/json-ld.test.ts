import { describe, expect, test } from 'vitest'
import { event, movie, screeningEvent, type TheaterFacts } from './json-ld.ts'
import { itemList, newsArticle, offer } from './json-ld-editorial.ts'

const film = {
  url: 'https://fr.example/films/les-phares-eteints',
  name: 'Les phares éteints',
  description: null,
  image: null,
  minutes: 118,
  genres: ['Drame'],
  directors: ['Inès Maubert'],
  actors: [],
  released: '2026-11-18',
  rating: null,
}

const theater: TheaterFacts = {
  url: 'https://fr.example/cinemas/lyon-bellecour',
  name: 'Lyon Bellecour',
  image: null,
  street: '12 rue de la Barre',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
  position: { latitude: 45.75, longitude: 4.83 },
  screens: 11,
  amenities: ['Places en fauteuil roulant'],
}

const showtime = screeningEvent({
  name: film.name,
  work: film.url,
  theater,
  start: '2026-11-20T20:30',
  end: null,
  timeZone: 'Europe/Paris',
  image: null,
  formats: ['MAX'],
  accessibility: ['audioDescription'],
  bookingUrl: 'https://fr.example/booking?x=1',
  stock: 'SoldOut',
  isMovie: true,
})

test('omits absent values', () => {
  expect(Object.keys(movie(film))).toEqual([
    '@type',
    '@id',
    'url',
    'name',
    'duration',
    'genre',
    'director',
    'datePublished',
  ])
})

test('film and cinema have their accessibility', () =>
  expect(showtime).toMatchObject({
    workPresented: { accessibilityFeature: ['audioDescription'] },
    location: {
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Places en fauteuil roulant', value: true },
      ],
    },
  }))

test("times have the site's offset", () => {
  expect(showtime).toMatchObject({
    startDate: '2026-11-20T20:30:00+01:00',
    offers: { availability: 'https://schema.org/SoldOut' },
  })
  expect(event({ ...film, showtimes: [showtime] })).toMatchObject({
    startDate: '2026-11-20T20:30:00+01:00',
  })
})

describe('articles', () => {
  const facts = {
    url: 'https://fr.example/offres/lundi',
    name: 'Lundi',
    description: null,
    image: 'https://fr.example/a.jpg',
  }

  test('an offer has its known dates only', () => {
    expect(offer({ ...facts, from: '2026-11-01', until: null })).toEqual({
      '@type': 'Offer',
      '@id': facts.url,
      url: facts.url,
      name: 'Lundi',
      image: facts.image,
      validFrom: '2026-11-01',
      seller: { '@type': 'Organization', name: 'Marquee' },
    })
  })

  test('a news item has its author, or else the organization', () => {
    const written = (author: string | null) =>
      newsArticle({ ...facts, headline: facts.name, published: '2026-11-20', author })
    expect(written('Maud')).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Lundi',
      datePublished: '2026-11-20',
      author: { name: 'Maud' },
    })
    expect(written(null)).toMatchObject({ author: { '@type': 'Organization', name: 'Marquee' } })
  })

  test('the next page of a list continues its positions', () => {
    expect(itemList([{ name: 'Lundi', url: facts.url }], { from: 13 })).toEqual({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 13, name: 'Lundi', url: facts.url }],
    })
  })
})
