import type { MachineSamples } from '../samples.ts'

const client = {
  id: 'c-1',
  name: 'Camille',
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
const visit = { first: true, blocksOtherCookies: true, authCookie: true, domainAllows: true }

const errors = ['login_required', 'session_failed', 'timeout'].map((error) => ({ error }))

export const samples: MachineSamples = {
  inputs: [
    { visit: { ...visit, first: false }, external: false, forced: false },
    { visit, external: true, forced: false },
    { visit: { ...visit, first: false }, external: true, forced: true },
  ],
  events: [
    { type: 'client.request' },
    { type: 'signIn.open', target: '/films' },
    { type: 'signUp.open', target: '/films' },
    { type: 'signIn.complete' },
    { type: 'frame.close' },
    { type: 'frame.message', message: { event: 'parent_exchange', data: null } },
    { type: 'login.succeed' },
    { type: 'registration.succeed' },
    { type: 'signOut.request' },
    { type: 'token.receive' },
    { type: 'page.restore' },
  ],
  actors: {
    requestClient: {
      outputs: [
        null,
        authResponse(),
        authResponse({ registered: false }),
        authResponse({ registered: false }, { external: true, forced: true }),
      ],
      errors,
    },
    signInSilently: { outputs: [null], errors },
    logOutSilently: { outputs: [null], errors },
    signOut: { outputs: [null], errors },
    hashEmail: { outputs: ['0a1b'], errors },
    findEndpoint: { outputs: ['https://client.example/login'], errors },
    redirectToProvider: { outputs: [null], errors },
  },
}
