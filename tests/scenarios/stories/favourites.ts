import { favouritesMachine } from '../../../machines/favourites-machine.ts'
import { brings, does, editions, fails, requests, type ScenarioStory, waits } from '../story.ts'

const machine = favouritesMachine
/** These sites identify favourites by the references of the ticketing. */
const external = [editions.fr, editions.ch, editions.nl]
/** These identify them by slug, with favourites switched on. */
const byCookie = [editions.tn, { ...editions.tn, language: 'fr' }]

const cinemas = ['rex', 'lux', 'vox', 'lido', 'odeon', 'max'].map((slug, index) => ({
  slug,
  reference: `000${index + 1}`,
}))
const client = (favourites: readonly string[] = [], more: object = {}) =>
  does('client.change', { client: { id: 'client-0', favourites, limit: null, cinemas, ...more } })
const toggles = (cinema: string) => does('favourite.toggle', { cinema })

const path = '/api/v1/accounts/me/cinemas?language={language}'
const puts = (reference: string, status = 204, how: object = {}) =>
  requests('PATCH', path, status, null, { sent: { cinemas: [reference] }, ...how })
const takes = (reference: string, status = 204, how: object = {}) =>
  requests('DELETE', path, status, null, { sent: { cinemas: [reference] }, ...how })
const done = brings('change', undefined)
const failed = fails('change', 'no answer')

const story = (
  name: string,
  title: string,
  steps: ScenarioStory['steps'],
  siteLimit = 5,
  where = external,
): ScenarioStory => ({
  name: `favourites-${name}`,
  title,
  machine,
  editions: where,
  input: { siteLimit },
  steps,
})

export const stories: readonly ScenarioStory[] = [
  story(
    'put-and-taken',
    'A cinema becomes a favourite at once, before the others; pressed again, it is none',
    [client(['lux']), toggles('rex'), puts('0001'), done, toggles('lux'), takes('0002'), done],
  ),
  story('limit-of-five', 'The sixth favourite is refused with the number; with one less it fits', [
    client(['lux', 'vox', 'lido', 'odeon', 'max']),
    toggles('rex'),
    toggles('max'),
    takes('0006'),
    done,
    toggles('rex'),
    puts('0001'),
    done,
  ]),
  story(
    'limit-of-one',
    'Where one favourite is kept, another is refused with the number',
    [client(['lux']), toggles('rex')],
    1,
    [editions.ch, { site: 'be', language: 'nl' }],
  ),
  story('limit-of-the-service', 'The limit that the service sends goes before that of the site', [
    client(['lux'], { limit: 2 }),
    toggles('rex'),
    puts('0001'),
    done,
    toggles('vox'),
  ]),
  story(
    'limit-counted-by-the-service',
    'The service has more favourites than the page: the visitor sees its refusal with the number',
    [
      client(['lux']),
      toggles('rex'),
      puts('0001', 409),
      {
        does: 'actor',
        from: 'change',
        result: { error: { name: 'UnavailableError', message: 'status 409', status: 409 } },
      },
    ],
  ),
  story('unknown-cinema', 'A cinema that is not in the list is an error, and nothing is sent', [
    client(),
    toggles('atlantis'),
  ]),
  story(
    'taken-back',
    'The service fails: the favourite is rolled back and the visitor sees why; another press tries again',
    [client(['lux']), toggles('rex'), puts('0001', 503), failed, toggles('rex'), puts('0001'), done],
  ),
  story('not-taken', 'The service does not answer: what was taken away is a favourite again, where it was', [
    client(['lux', 'vox']),
    toggles('vox'),
    takes('0003', 0),
    failed,
  ]),
  story('quick-toggles', 'Three quick presses on one cinema, one on another: all are sent, in their order', [
    client(),
    toggles('rex'),
    puts('0001'),
    toggles('rex'),
    toggles('rex'),
    toggles('lux'),
    done,
    takes('0001'),
    done,
    puts('0001'),
    done,
    puts('0002'),
    done,
  ]),
  story(
    'late-answer',
    'A late response does not undo a later press, nor does an update of the client in between',
    [
      client(['lux']),
      toggles('rex'),
      puts('0001', 204, { delay: 3_000 }),
      waits(500),
      toggles('rex'),
      client(['rex', 'lux']),
      done,
      takes('0001'),
      done,
    ],
  ),
  story('nobody', 'Nobody is signed in: a press is ignored; with the client everything is gone', [
    toggles('rex'),
    client(['lux']),
    does('client.change', { client: null }),
    toggles('rex'),
  ]),
  story('after-signing-in', 'A favourite chosen before the sign-in is added, and never removed', [
    client(['lux']),
    does('favourite.keep', { cinema: 'lux' }),
    does('favourite.keep', { cinema: 'rex' }),
    puts('0001'),
    done,
  ]),
  story(
    'by-cookie',
    'On a site without an identity provider favourites are named by slug, in the context of the client',
    [
      client(),
      toggles('rex'),
      requests('POST', '/api/{language}/client/client-0/cinema/rex', 204, null),
      done,
      toggles('rex'),
      requests('DELETE', '/api/{language}/client/client-0/cinema/rex', 500, null),
      failed,
    ],
    1,
    byCookie,
  ),
  story('another-client', 'Another client has other favourites; signed out twice, nobody has any', [
    client(['lux']),
    does('client.change', { client: { id: 'client-1', favourites: ['rex'], limit: null, cinemas } }),
    does('client.change', { client: null }),
    does('client.change', { client: null }),
  ]),
  story(
    'kept-beyond-the-limit',
    'A favourite chosen before the sign-in is refused over the limit, and for a cinema outside the list',
    [
      client(['lux']),
      does('favourite.keep', { cinema: 'atlantis' }),
      does('favourite.keep', { cinema: 'rex' }),
    ],
    1,
    [editions.ch, { site: 'be', language: 'nl' }],
  ),
]
