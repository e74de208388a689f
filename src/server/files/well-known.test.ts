import { expect, it } from 'vitest'
import { fakeOuter } from '../outer-server.fixture.ts'

const at = (name: string, host = 'fr.localhost') => `http://${host}/.well-known/${name}`

it('names the contact for faults of security if there is one', async () => {
  expect((await fakeOuter().send(at('security.txt'))).status).toBe(404)
  const { send } = fakeOuter({ SECURITY_CONTACT: 'mailto:security@cinema.example' })
  const response = await send(at('security.txt'))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:security@cinema.example',
    'Expires: 2027-05-19T12:00:00.000Z',
    'Preferred-Languages: fr, en',
    'Canonical: http://fr.localhost:3000/.well-known/security.txt',
    '',
  ])
})

it.each(['fr.localhost', 'client.fr.localhost'])(
  'leads password managers from %s to the profile',
  async (host) => {
    const { status, headers } = await fakeOuter().send(at('change-password', host))
    expect([status, headers.get('location')]).toEqual([302, 'http://client.fr.localhost:3000/fr/profile'])
  },
)

it.each([
  'http://fr.localhost/api/news',
  'http://fr.localhost/api/frontend',
  'http://client.fr.localhost/api/accounts/me',
  'http://client.fr.localhost/userinfo',
  'http://flags.localhost/api/client/features',
  'http://flags.localhost/api/nothing',
])('gives the data of %s a policy that allows nothing, and lets no cache store it', async (address) => {
  const flagApi = async () => Response.json({})
  const respond = async () => Response.json({}, { headers: { 'cache-control': 'no-store' } })
  const { headers } = await fakeOuter({}, { flagApi, identity: { respond } }).send(address)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('cross-origin-resource-policy')).toBe('same-site')
})
