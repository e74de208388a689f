import type { MachineSamples } from '../samples.ts'

const page = { localisation: null, cinema: null, light: false, list: false }
const nobody = { signedIn: false, favourites: [] }
const client = { signedIn: true, favourites: ['rex'] }
const cinemas = [
  { slug: 'rex', reference: '001', city: 'lyon' },
  { slug: 'lux', reference: '002', city: 'paris' },
  { slug: 'odeon', reference: '003', city: 'paris' },
]
const places = (more: object = {}) => ({
  cinemas,
  cities: ['lyon', 'paris'],
  saved: null,
  history: [],
  ...more,
})
const position = { latitude: 45.8, longitude: 4.8 }

const choose = (type: string, value: unknown) => ({ type: 'location.choose', location: { type, value } })
const enter = (more: object) => ({ type: 'page.enter', page: { ...page, ...more } })

export const samples: MachineSamples = {
  inputs: [
    { page, client: nobody, remembered: 3 },
    { page: { ...page, list: true }, client, remembered: 3 },
  ],
  events: [
    choose('cinema', 'rex'),
    choose('cinema', 'nowhere'),
    choose('city', 'lyon'),
    choose('city', 'paris'),
    choose('favorite', null),
    { type: 'location.forget' },
    { type: 'position.request' },
    { type: 'position.found', position },
    enter({}),
    enter({ list: true }),
    enter({ cinema: 'lux' }),
    enter({ cinema: 'rex', light: true }),
    enter({ localisation: 'paris' }),
    { type: 'client.change', client: nobody },
    { type: 'client.change', client },
    { type: 'saved.change', saved: { type: 'cinema', value: '002' } },
    { type: 'places.retry' },
  ],
  actors: {
    loadPlaces: {
      outputs: [
        places(),
        places({ saved: { type: 'position', value: position } }),
        places({ saved: { type: 'favorite', value: null } }),
        places({ cinemas: cinemas.slice(0, 1) }),
      ],
      errors: ['no answer'],
    },
    guessCity: { outputs: [null, 'lyon', 'atlantis'], errors: ['no answer'] },
    locate: { outputs: [position], errors: ['refused'] },
    orderNearby: { outputs: [['rex', 'lux']], errors: ['no answer'] },
  },
}
