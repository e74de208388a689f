import { limits } from '../../../config/limits.ts'
import { locatorMachine } from '../../../machines/locator-machine.ts'
import { brings, does, editions, fails, type ScenarioStory } from '../story.ts'

const machine = locatorMachine
const where = [editions.fr, editions.ch, editions.nl, editions.tn]

const page = { localisation: null, cinema: null, light: false, list: false }
const nobody = { signedIn: false, favourites: [] }
const cinemas = [
  { slug: 'rex', reference: '001', city: 'lyon' },
  { slug: 'lux', reference: '002', city: 'paris' },
  { slug: 'odeon', reference: '003', city: 'paris' },
  { slug: 'vox', reference: '004', city: 'lille' },
]
const cities = ['lyon', 'paris', 'lille']
const loads = (more: object = {}) =>
  brings('loadPlaces', { cinemas, cities, saved: null, history: [], ...more })
const chooses = (type: string, value: unknown) => does('location.choose', { location: { type, value } })
const enters = (more: object) => does('page.enter', { page: { ...page, ...more } })
// Recording rounds positions like this.
const position = { latitude: 45.8, longitude: 4.8 }

const story = (
  name: string,
  title: string,
  steps: ScenarioStory['steps'],
  input: object = {},
): ScenarioStory => ({
  name,
  title,
  machine,
  editions: where,
  input: { page, client: nobody, remembered: limits.locator.history, ...input },
  steps,
})

export const stories: readonly ScenarioStory[] = [
  story('locator-saved-cinema', 'The cookie of the last visit names a cinema by its reference: it is found', [
    loads({ saved: { type: 'cinema', value: '002' } }),
  ]),
  story(
    'locator-page-before-cookie',
    'The cinema of the page goes before the cookie, and the filters of the address before both',
    [
      loads({ saved: { type: 'cinema', value: '002' } }),
      enters({ cinema: 'rex', localisation: 'lille' }),
      enters({}),
    ],
    { page: { ...page, cinema: 'rex' } },
  ),
  story(
    'locator-cookie-of-nonsense',
    'The cookie names an unknown cinema: the city of the visitor’s address is requested',
    [loads({ saved: { type: 'cinema', value: '999' } }), brings('guessCity', 'lille')],
  ),
  story(
    'locator-nothing-known',
    'Nobody knows where the visitor is, and the question for the city fails: the locator is loaded all the same',
    [loads(), fails('guessCity', 'no answer'), chooses('city', 'paris')],
  ),
  story(
    'locator-geolocation-refused',
    'The visitor refuses the position: it is unavailable, the place stays, and can be requested again',
    [
      loads({ saved: { type: 'city', value: 'lyon' } }),
      does('position.request'),
      fails('locate', 'denied'),
      does('position.request'),
      brings('locate', position),
      brings('orderNearby', ['rex', 'lux']),
    ],
  ),
  story(
    'locator-position-locks-the-order',
    'A position locks lists to the cinemas nearby; a city releases them',
    [
      loads({ saved: { type: 'city', value: 'lyon' } }),
      does('position.request'),
      brings('locate', position),
      brings('orderNearby', ['rex', 'lux']),
      chooses('city', 'paris'),
    ],
  ),
  story(
    'locator-cinema-outside-the-list',
    'A cinema outside the list of the moment locks the order around it; one of the list does not',
    [
      loads({ saved: { type: 'city', value: 'paris' } }),
      chooses('cinema', 'lux'),
      chooses('city', 'paris'),
      chooses('cinema', 'vox'),
      brings('orderNearby', ['vox', 'lux']),
    ],
  ),
  story(
    'locator-leaves-the-page-of-a-cinema',
    'Leaving the page of a cinema releases the order',
    [loads(), chooses('cinema', 'vox'), brings('orderNearby', ['vox', 'lux']), enters({ list: true })],
    { page: { ...page, cinema: 'rex' } },
  ),
  story(
    'locator-single-cinema',
    'Where there is one cinema, it is the place, and nothing else can be chosen',
    [
      loads({ cinemas: cinemas.slice(0, 1), cities: ['lyon'], saved: { type: 'position', value: position } }),
      chooses('city', 'lyon'),
      does('position.request'),
      does('location.forget'),
    ],
  ),
  story('locator-cinema-light', 'A light page is of its cinema', [
    loads({ saved: { type: 'city', value: 'paris' } }),
    enters({ cinema: 'vox', light: true }),
  ]),
  story(
    'locator-favourites-need-a-client',
    'Favourites are nothing to somebody who is not signed in, and leave with the client',
    [
      loads({ saved: { type: 'city', value: 'lyon' } }),
      chooses('favorite', null),
      does('client.change', { client: { signedIn: true, favourites: ['odeon'] } }),
      chooses('favorite', null),
      brings('orderNearby', ['odeon', 'lux']),
      does('client.change', { client: nobody }),
    ],
  ),
  story('locator-history', 'Three places are remembered, the newest first, each once', [
    loads({ saved: { type: 'city', value: 'lyon' } }),
    ...['paris', 'lille', 'lyon', 'paris'].map((city) => chooses('city', city)),
    chooses('cinema', 'lux'),
  ]),
  story('locator-cinemas-do-not-come', 'The cinemas do not come: the visitor may try again', [
    fails('loadPlaces', 'no answer'),
    does('places.retry'),
    loads({ saved: { type: 'city', value: 'lyon' } }),
  ]),
  story(
    'locator-chosen-on-the-list',
    'On the page of all cinemas, a cinema is chosen, and a city of one cinema',
    [loads({ saved: { type: 'city', value: 'paris' } }), chooses('cinema', 'lux'), chooses('city', 'lyon')],
    { page: { ...page, list: true } },
  ),
  story(
    'locator-entered-before-the-places',
    'Page and client change before the cinemas come: the newest count',
    [
      enters({ cinema: 'rex' }),
      does('client.change', { client: { signedIn: true, favourites: ['odeon'] } }),
      loads(),
    ],
  ),
  story('locator-forgotten', 'A forgotten place is nowhere, and its history is empty', [
    loads({ saved: { type: 'city', value: 'lyon' }, history: [{ type: 'city', value: 'lyon' }] }),
    does('location.forget'),
  ]),
  story(
    'locator-saved-position',
    'The position of the last visit orders the lists; the order fails, and a new position orders again',
    [
      loads({ saved: { type: 'position', value: position } }),
      fails('orderNearby', 'no answer'),
      does('position.request'),
      brings('locate', position),
      brings('orderNearby', ['rex', 'lux']),
      does('position.request'),
    ],
  ),
  story(
    'locator-saved-favourites',
    'The favourites of the last visit are the place, and follow the client',
    [
      loads({ saved: { type: 'favorite', value: null } }),
      brings('orderNearby', ['odeon', 'lux']),
      does('client.change', { client: { signedIn: true, favourites: ['rex', 'odeon'] } }),
      brings('orderNearby', ['rex', 'odeon']),
    ],
    { client: { signedIn: true, favourites: ['odeon'] } },
  ),
  story(
    'locator-guessed-once',
    'The city is guessed once: if unknown, the next page does not request it again',
    [loads(), brings('guessCity', null), enters({ list: true })],
  ),
]
