import { limits } from '../../../config/limits.ts'
import { modalsMachine } from '../../../machines/modals-machine.ts'
import { does, editions, requests, type ScenarioStory } from '../story.ts'

const where = [editions.fr, editions.ch, editions.nl]

const opens = (id: string, more: object = {}) =>
  does('modal.open', { id, viewportWidth: 1440, scrollPosition: 640, ...more })
const onPhone = (id: string, more: object = {}) => opens(id, { viewportWidth: 390, ...more })
const closes = (id: string) => does('modal.close', { id })

const story = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name,
  title,
  machine: modalsMachine,
  editions: where,
  steps,
})

const showtime = (status: string) => ({ data: { status, begins: '20:30', hall: 'Salle 4' } })

export const stories: readonly ScenarioStory[] = [
  story(
    'modals-scroll-restored',
    'A modal locks the page where it was scrolled to; without the last one it is released there',
    [
      opens('search', { trigger: 'header-search' }),
      opens('pricing', { scrollPosition: 0 }),
      closes('search'),
      closes('pricing'),
    ],
  ),
  story('modals-same-modal-again', 'An open modal is opened again with new data, and is in the stack once', [
    opens('experience', { data: { slug: 'imax' } }),
    opens('pricing'),
    opens('experience', { data: { slug: 'dolby' } }),
  ]),
  story('modals-too-wide', 'The mobile trailer opens on a phone and not on a desktop', [
    opens('mobileTrailer', { maximumWidth: limits.popups.trailer }),
    onPhone('mobileTrailer', { maximumWidth: limits.popups.trailer, closing: 'stopVideo' }),
    closes('mobileTrailer'),
  ]),
  story('modals-not-closable', 'A modal that cannot be closed stays until everything closes', [
    opens('authFrame', { closable: false }),
    closes('authFrame'),
    does('modal.closeAll'),
  ]),
  story('modals-navigation', 'Another page closes every modal and does not scroll back', [
    opens('trailers', { closing: 'stopVideo' }),
    opens('subscriptionPlan', { closing: 'resetPlan' }),
    does('page.navigate'),
  ]),
  story('modals-sign-in-required', 'An action that needs a client closes everything and asks to sign in', [
    opens('showDetails'),
    opens('clientRating'),
    does('signIn.require', { signedIn: false, scrollPosition: 640 }),
    closes('centredSignIn'),
  ]),
  story('modals-signed-in-proceeds', 'A client goes on: modals stay', [
    opens('showDetails'),
    does('signIn.require', { signedIn: true, scrollPosition: 640 }),
  ]),
  story('modals-page-free', 'A modal that does not block the page leaves it free', [
    opens('notice', { blocksScroll: false }),
    opens('search'),
    closes('search'),
    closes('notice'),
  ]),
  story(
    'modals-sold-out-meanwhile',
    'A showtime was available when its modal opened; after an update of the programme the modal shows that it is sold out',
    [
      onPhone('showtimeDetails', showtime('available')),
      requests('GET', '/_page/film?language={language}&slug=tide', 200, {
        outcome: 'found',
        page: { times: [{ status: 'soldout' }] },
      }),
      onPhone('showtimeDetails', showtime('soldout')),
      closes('showtimeDetails'),
    ],
  ),
]
