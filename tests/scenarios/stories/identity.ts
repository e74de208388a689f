import { authMachine } from '../../../machines/auth-machine.ts'
import type { IdentityError } from '../../../machines/auth-rules.ts'
import { brings, does, editions, fails, type ScenarioStory } from '../story.ts'

const where = [editions.fr, editions.ch, editions.nl]

const known = { first: false, blocksOtherCookies: false, authCookie: true, domainAllows: true }
const firstVisit = { ...known, first: true, blocksOtherCookies: true }
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
const authResponse = { client, ...urls, external: true, forced: false }

const identity = (
  name: string,
  title: string,
  steps: ScenarioStory['steps'],
  input: object = {},
): ScenarioStory => ({
  name: `identity-${name}`,
  title,
  machine: authMachine,
  editions: where,
  input: { visit: known, external: true, forced: false, ...input },
  steps,
})

/** The provider or its library fails; the visitor retries and is signed in. */
const isFailure = (error: IdentityError, name: string, title: string): ScenarioStory =>
  identity(name, `${title}: a failure, that can be tried again`, [
    fails('requestClient', error),
    does('client.request'),
    brings('requestClient', authResponse),
    brings('hashEmail', '0a1b'),
  ])

const nobodyThere = (error: IdentityError, name: string, title: string): ScenarioStory =>
  identity(name, `${title}: nobody is signed in, and where signing in is not forced that is no failure`, [
    fails('requestClient', error),
  ])

export const stories: readonly ScenarioStory[] = [
  identity(
    'signed-in',
    'The provider knows who is there: the client is known, and leaves over the provider',
    [
      brings('requestClient', authResponse),
      brings('hashEmail', '0a1b'),
      does('signOut.request'),
      brings('signOut', undefined),
      brings('requestClient', null),
    ],
  ),
  identity('to-the-provider', 'Signing in leads to the provider; on the way back the client is known', [
    brings('requestClient', null),
    does('signIn.open', { target: '/films' }),
    brings('redirectToProvider', undefined),
    does('token.receive'),
    brings('requestClient', authResponse),
    brings('hashEmail', '0a1b'),
  ]),
  identity('registering', 'Registering leads to the provider, which is out of reach', [
    brings('requestClient', null),
    does('signUp.open', { target: '/' }),
    fails('redirectToProvider', 'timeout'),
  ]),
  identity(
    'silent',
    'On a first visit the session is renewed silently, then the client is requested',
    [brings('signInSilently', undefined), brings('requestClient', authResponse), brings('hashEmail', '0a1b')],
    { visit: firstVisit },
  ),
  identity(
    'silent-login-required',
    'On a first visit nobody has a session any more: a silent log-out, and nobody is signed in',
    [fails('signInSilently', 'login_required'), brings('logOutSilently', undefined)],
    { visit: firstVisit },
  ),
  identity('silent-slow', 'On a first visit the provider is too slow', [fails('signInSilently', 'timeout')], {
    visit: firstVisit,
  }),
  identity('login-required', 'The provider wants a log-in: a silent log-out, and nobody is signed in', [
    fails('requestClient', 'login_required'),
    brings('logOutSilently', undefined),
  ]),
  identity('silent-log-out-fails', 'A silent log-out that fails leaves nobody signed in all the same', [
    fails('requestClient', 'login_required'),
    fails('logOutSilently', 'timeout'),
  ]),
  nobodyThere('consent_required', 'consent-required', 'The provider wants a consent'),
  nobodyThere('missing_refresh_token', 'missing-refresh-token', 'There is no refresh token'),
  nobodyThere('session_failed', 'session-failed', 'The client host makes no session of the bearer'),
  nobodyThere('token_undecodable', 'token-undecodable', 'The ID token cannot be read'),
  identity(
    'missing-refresh-token-forced',
    'There is no refresh token where signing in is forced: a failure',
    [fails('requestClient', 'missing_refresh_token')],
    { forced: true },
  ),
  isFailure('timeout', 'timeout', 'The provider does not answer in time'),
  isFailure('popup_cancelled', 'cancelled', 'The visitor has cancelled at the provider'),
  isFailure('state_mismatch', 'state-mismatch', 'What came back carries another state'),
  isFailure(
    'missing_transaction',
    'missing-transaction',
    'What came back was used before, or begun elsewhere',
  ),
  isFailure('mfa_required', 'second-factor', 'The provider wants a second factor'),
  isFailure('invalid_id_token', 'invalid-id-token', 'A claim of the ID token is not the requested one'),
  isFailure('token_error', 'token-error', 'The provider gives no token'),
]
