import { feelingsMachine } from '../../../machines/feelings-machine.ts'
import { brings, does, editions, fails, requests, type ScenarioStory } from '../story.ts'

const machine = feelingsMachine
const where = [editions.fr, editions.ch, editions.nl, editions.tn]

const client = (wishlist: readonly string[] = [], emotions: object = {}) =>
  does('client.change', { client: { id: 'client-0', feelings: { wishlist, emotions } } })
const wishes = (show: string) => does('wish.toggle', { show })
const rates = (show: string, emotion: string | null) => does('rating.set', { show, emotion })

const path = '/api/{language}/client/client-0/show'
const intends = (show: string, isDelete: boolean, status = 204, how: object = {}) =>
  requests('POST', `${path}/${show}/intention`, status, null, { sent: { intention: 2, isDelete }, ...how })
const feels = (show: string, emotion: string, isDelete: boolean, status = 204, how: object = {}) =>
  requests('POST', `${path}/${show}/emotion`, status, null, { sent: { emotion, isDelete }, ...how })
const wished = brings('setIntention', undefined)
const rated = brings('setEmotion', undefined)

const story = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name: `feelings-${name}`,
  title,
  machine,
  editions: where,
  steps,
})

export const stories: readonly ScenarioStory[] = [
  story('wish-put-and-taken', 'A film is put on the wishlist at once, and taken off again', [
    client(),
    wishes('heron'),
    intends('heron', false),
    wished,
    wishes('heron'),
    intends('heron', true),
    wished,
  ]),
  story('wish-fails', 'The wish fails: it is taken back, and the failure says of which film', [
    client(['wolf']),
    wishes('heron'),
    intends('heron', false, 500),
    fails('setIntention', 'status 500'),
    wishes('wolf'),
    intends('wolf', true, 0),
    fails('setIntention', 'no answer'),
  ]),
  story('two-wishes', 'Two films at once: the first fails, the second is not lost', [
    client(),
    wishes('heron'),
    intends('heron', false, 503),
    wishes('wolf'),
    fails('setIntention', 'status 503'),
    intends('wolf', false),
    wished,
  ]),
  story(
    'wish-late-answer',
    'A late response does not undo a later press; a client who changed in between is requested again',
    [
      client(),
      wishes('heron'),
      intends('heron', false, 204, { delay: 3_000 }),
      wishes('heron'),
      client(['heron']),
      wished,
      intends('heron', true),
      wished,
    ],
  ),
  story(
    'rating-changed-and-withdrawn',
    'A rating is set, changed and withdrawn; what is so already is not sent',
    [
      client([], { wolf: 'liked' }),
      rates('wolf', 'liked'),
      rates('heron', 'liked'),
      feels('heron', 'liked', false),
      rated,
      rates('heron', 'loved'),
      feels('heron', 'loved', false),
      rated,
      rates('heron', null),
      feels('heron', 'loved', true),
      rated,
    ],
  ),
  story(
    'rating-fails',
    'The rating fails: the one before is back, and the failure says of which film and which emotion',
    [
      client([], { heron: 'liked' }),
      rates('heron', 'disappointed'),
      feels('heron', 'disappointed', false, 500),
      fails('setEmotion', 'status 500'),
    ],
  ),
  story('withdrawal-fails', 'The withdrawal of a rating fails: it stands', [
    client([], { heron: 'liked' }),
    rates('heron', null),
    feels('heron', 'liked', true, 401),
    fails('setEmotion', 'status 401'),
  ]),
  story(
    'wish-and-rating',
    'A wish and a rating at once: each is sent by itself, and one that fails takes nothing of the other',
    [
      client(),
      wishes('heron'),
      intends('heron', false),
      rates('wolf', 'loved'),
      feels('wolf', 'loved', false, 500, { meanwhile: true, delay: 200 }),
      wished,
      fails('setEmotion', 'status 500'),
    ],
  ),
  story('nobody', 'Nobody is signed in: wishes and ratings are ignored', [
    wishes('heron'),
    rates('heron', 'loved'),
  ]),
  story('after-signing-in', 'A wish made before the sign-in is added, and never removed', [
    client(['heron']),
    does('wish.keep', { show: 'heron' }),
    does('wish.keep', { show: 'wolf' }),
    requests('POST', '/api/{language}/client/client-0/shows', 204, null, {
      sent: { showSlugs: ['wolf', 'heron'] },
    }),
    wished,
  ]),
  story('merged', 'The list of the device is added in one request; a failure changes nothing', [
    client(['heron']),
    does('wishes.merge', { shows: ['wolf', 'heron', 'fox'] }),
    requests('POST', '/api/{language}/client/client-0/shows', 503, null, {
      sent: { showSlugs: ['wolf', 'heron', 'fox'] },
    }),
    fails('setIntention', 'status 503'),
    does('wishes.merge', { shows: ['wolf', 'fox'] }),
    requests('POST', '/api/{language}/client/client-0/shows', 204, null, {
      sent: { showSlugs: ['wolf', 'fox', 'heron'] },
    }),
    wished,
    does('wishes.merge', { shows: ['fox', 'heron'] }),
  ]),
  story('another-client', 'Another client has other feelings; signed out twice, nobody has any', [
    client(['heron'], { wolf: 'liked' }),
    does('client.change', { client: { id: 'client-1', feelings: { wishlist: ['fox'], emotions: {} } } }),
    does('client.change', { client: null }),
    does('client.change', { client: null }),
  ]),
]
