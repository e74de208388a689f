import { limits } from '../../../config/limits.ts'
import { alertsMachine } from '../../../machines/alerts-machine.ts'
import { authMachine } from '../../../machines/auth-machine.ts'
import { trailerMachine } from '../../../machines/trailer-machine.ts'
import { brings, does, editions, fails, type ScenarioStory, waits } from '../story.ts'

const where = [editions.fr, editions.ch, editions.nl]

const visit = { first: true, blocksOtherCookies: false, authCookie: false, domainAllows: false }
const client = {
  id: 'client-0',
  name: 'Client',
  email: 'client@masked.example',
  registered: true,
  emailVerify: true,
  firstLogin: false,
}
const urls = {
  registerUrl: 'https://client.example/register',
  emailValidationUrl: 'https://client.example/validate',
}
const authResponse = (more: object = {}, how: object = {}) => ({
  client: { ...client, ...more },
  ...urls,
  external: false,
  forced: false,
  ...how,
})

const auth = (
  name: string,
  title: string,
  steps: ScenarioStory['steps'],
  input: object = {},
): ScenarioStory => ({
  name,
  title,
  machine: authMachine,
  editions: where,
  input: { visit, external: false, forced: false, ...input },
  steps,
})

const alert = (title: string, more: object = {}) => ({
  type: 'alert.show',
  alert: {
    autoCloseId: null,
    title,
    subtitle: null,
    level: 'warning',
    className: null,
    icon: null,
    closable: true,
    cta: null,
    ...more,
  },
})
const shows = (title: string, more: object = {}) => does('alert.show', alert(title, more))
const alerts = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name,
  title,
  machine: alertsMachine,
  editions: where,
  input: { autoClose: limits.alerts.autoClose },
  steps,
})

const videos = [
  { id: 'own', provider: 'storage', consent: null },
  { id: 'theirs', provider: 'tube', consent: 'media' },
]
const trailer = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name,
  title,
  machine: trailerMachine,
  editions: where,
  steps,
})
const plays = (id: string, allowed: readonly string[] = []) => does('video.play', { videos, id, allowed })

export const stories: readonly ScenarioStory[] = [
  auth(
    'auth-client-known',
    'The client of the session is known, with a hash of the address; signing out asks again, and nobody is there',
    [
      brings('requestClient', authResponse()),
      brings('hashEmail', '0a1b'),
      does('signOut.request'),
      brings('signOut', undefined),
      brings('requestClient', null),
    ],
  ),
  auth(
    'auth-nobody-signs-in',
    'Nobody is signed in; the sign-in opens in a frame, and its end asks for the client',
    [
      brings('requestClient', null),
      does('signIn.open', { target: '/films' }),
      brings('findEndpoint', 'https://client.example/login'),
      does('login.succeed'),
      brings('requestClient', authResponse()),
      brings('hashEmail', '0a1b'),
    ],
  ),
  auth('auth-frame-closed', 'A sign-in that the visitor opened can be closed again', [
    brings('requestClient', null),
    does('signUp.open', { target: '/' }),
    brings('findEndpoint', 'https://client.example/register'),
    does('frame.close'),
  ]),
  auth('auth-has-to-register', 'A client who is not registered cannot leave the frame before it is done', [
    brings('requestClient', authResponse({ registered: false })),
    does('frame.close'),
    does('registration.succeed'),
    brings('requestClient', authResponse()),
  ]),
  auth(
    'auth-has-to-confirm',
    'A registered client with an unconfirmed address on the first login gets the page of the confirmation',
    [brings('requestClient', authResponse({ emailVerify: false, firstLogin: true }))],
  ),
  auth(
    'auth-service-fails',
    'The request for the client fails: the failure is known, and nobody is signed in',
    [fails('requestClient', 'timeout'), does('client.request'), brings('requestClient', null)],
  ),
  auth(
    'auth-token-undecodable',
    'The session’s token says nothing that can be read: nobody is signed in, and that is no failure',
    [
      fails('requestClient', 'token_undecodable'),
      does('signIn.open', { target: '/films' }),
      brings('findEndpoint', 'https://client.example/login'),
    ],
  ),
  auth(
    'auth-session-not-made',
    'The frame says that somebody has signed in, but no session was made: nobody is signed in',
    [
      brings('requestClient', null),
      does('signIn.open', { target: '/films' }),
      brings('findEndpoint', 'https://client.example/login'),
      does('login.succeed'),
      fails('requestClient', 'session_failed'),
    ],
  ),
  auth(
    'auth-gone-elsewhere',
    'A client who had to register signs out in another tab: the frame that could not be left is gone',
    [
      brings('requestClient', authResponse({ registered: false })),
      does('client.request'),
      brings('requestClient', null),
    ],
  ),
  auth(
    'auth-forced-without-session',
    'Where signing in is forced, a session that fails leads back to the frame',
    [fails('requestClient', 'session_failed'), brings('findEndpoint', 'https://client.example/login')],
    { forced: true },
  ),
  auth(
    'auth-forced-and-external',
    'Where signing in is forced and external, the page goes to the frame, and asks anew when the visitor comes back',
    [
      brings('requestClient', null),
      brings('findEndpoint', 'https://client.example/login'),
      does('page.restore'),
    ],
    { external: true, forced: true },
  ),
  alerts('alerts-one-after-the-other', 'The first is in view, the others wait; dismissed, it makes room', [
    shows('One'),
    shows('Two'),
    does('alert.dismiss'),
    does('alert.dismiss'),
    does('alert.dismiss'),
  ]),
  alerts(
    'alerts-leave-by-themselves',
    'One that closes itself leaves ten seconds after it came into view; the others stay',
    [
      shows('Limit', { autoCloseId: 'limit' }),
      shows('Works'),
      waits(limits.alerts.autoClose - 1),
      waits(1),
      waits(60_000),
    ],
  ),
  alerts('alerts-not-closable', 'What cannot be closed stays, and closes itself all the same where it does', [
    shows('Limit', { autoCloseId: 'limit', closable: false }),
    does('alert.dismiss'),
    shows('Limit', { autoCloseId: 'limit', closable: false }),
    waits(limits.alerts.autoClose),
  ]),
  trailer('trailer-own-storage', 'A video of our own plays at once, and stops when its modal closes', [
    plays('own'),
    does('video.stop'),
  ]),
  trailer(
    'trailer-asks-first',
    'A video of another party needs consent; allowed once, it needs consent again the next time',
    [
      plays('theirs'),
      does('consent.give', { always: false }),
      does('video.stop'),
      plays('theirs'),
      does('consent.give', { always: true }),
      does('video.stop'),
      plays('theirs', ['media']),
    ],
  ),
  trailer('trailer-consent-withdrawn', 'What is no longer allowed stops at the question', [
    plays('theirs', ['media']),
    does('consent.change', { allowed: [] }),
    does('video.choose', { id: 'own' }),
  ]),
  trailer('trailer-without-video', 'Nothing plays where there is no video', [
    does('video.play', { videos: [], allowed: [] }),
    does('consent.give', { always: true }),
  ]),
  auth(
    'auth-requested-twice',
    'The client is requested again before the response: only the second response counts',
    [does('client.request'), brings('requestClient', authResponse()), fails('hashEmail', 'no answer')],
  ),
  auth(
    'auth-leaves-before-known',
    'A sign-out fails while the client is still unknown: the client is requested again',
    [does('signOut.request'), fails('signOut', 'timeout'), brings('requestClient', null)],
  ),
  auth(
    'auth-registered-elsewhere',
    'A client who had to register has done so in another tab: the frame is gone',
    [
      brings('requestClient', authResponse({ registered: false })),
      does('client.request'),
      brings('requestClient', authResponse()),
    ],
  ),
  auth(
    'auth-session-lost-in-the-frame',
    'The session is lost while the frame demands a registration: it closes',
    [
      brings('requestClient', authResponse({ registered: false })),
      does('client.request'),
      fails('requestClient', 'session_failed'),
    ],
  ),
  auth(
    'auth-frame-closed-early',
    'The frame is closed before its address is known; opened again, no address comes',
    [
      brings('requestClient', null),
      does('signIn.open', { target: '/films' }),
      does('frame.close'),
      does('signIn.open', { target: '/films' }),
      fails('findEndpoint', 'timeout'),
    ],
  ),
  auth('auth-frame-speaks', 'What the frame says is passed on, and the end of the sign-in closes it', [
    brings('requestClient', null),
    does('signIn.open', { target: '/films' }),
    brings('findEndpoint', 'https://client.example/login'),
    does('frame.message', { message: { event: 'parent_exchange', data: null } }),
    does('signIn.complete'),
  ]),
  trailer(
    'trailer-another-video',
    'From a playing video to another one: of our own at once, of another party after a question',
    [
      plays('own'),
      plays('theirs'),
      plays('own'),
      does('video.choose', { id: 'theirs' }),
      does('consent.change', { allowed: ['media'] }),
      does('video.choose', { id: 'own' }),
    ],
  ),
]
