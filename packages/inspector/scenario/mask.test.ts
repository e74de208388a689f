import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test.each<[string, unknown, unknown]>([
  [
    'headers that let somebody in',
    { Authorization: 'Bearer abc.def', Cookie: 'a=b', 'Set-Cookie': 'a=b' },
    masked('Authorization', 'Cookie', 'Set-Cookie'),
  ],
  [
    'tokens under any name',
    { access_token: 'x', refreshToken: 'y', 'X-XSRF-TOKEN': 'z', captcha: 'solved' },
    masked('access_token', 'refreshToken', 'X-XSRF-TOKEN', 'captcha'),
  ],
  ['a token in a text', 'saw eyJhbGciOi.eyJzdWIi.c2ln and Bearer abc123', 'saw masked and Bearer masked'],
  [
    'an address in a text',
    { text: 'Write to Camille.Durand+x@mail.example.org, please' },
    { text: 'Write to client@masked.example, please' },
  ],
  [
    'the number of a card in a text',
    { text: 'My card is 4242 4242 4242 4242.' },
    { text: 'My card is 0000000000000000.' },
  ],
  [
    'a question about a gift card',
    { kind: 'giftCard', number: '6032 1234 5678 9012', pin: '4711' },
    { kind: 'giftCard', number: '0000000000000000', pin: '0000' },
  ],
  [
    'a question about a voucher',
    { kind: 'voucher', code: 'AB12CD34' },
    { kind: 'voucher', code: 'CODE0000' },
  ],
  [
    'the address of both',
    ['/api/gift-card/6032123456789012/4711?language=fr', '/api/voucher/AB12'],
    ['/api/gift-card/0000000000000000/0000?language=fr', '/api/voucher/CODE0000'],
  ],
  [
    'a client',
    {
      icu: 'c-81',
      firstname: 'Camille',
      lastname: 'Durand',
      email: 'c@d.example',
      name: 'Camille Durand',
      registered: true,
    },
    {
      icu: 'client-0',
      firstname: 'Client',
      lastname: 'Client',
      email: 'client@masked.example',
      name: 'Client',
      registered: true,
    },
  ],
  ['the address of a client', '/api/client/c-81/cinema/rex', '/api/client/client-0/cinema/rex'],
  [
    'what an identity provider sends back',
    '/callback?code=abc&state=def&lang=fr',
    '/callback?code=masked&state=masked&lang=fr',
  ],
  ['where somebody is', { latitude: 48.85661, longitude: 2.35222 }, { latitude: 48.9, longitude: 2.4 }],
  ['where somebody is, in an address', '/api/near?lat=48.85661&lng=2.35222', '/api/near?lat=48.8&lng=2.3'],
])('%s is masked', (_, recorded, unmasked) => {
  expect(mask(recorded)).toEqual(unmasked)
})

test.each<[string, unknown]>([
  ['the name of a film', { slug: 'tide', name: 'Tide', title: 'Tide' }],
  ['a date and a time', { day: '2026-11-20', at: '2026-11-20T18:30:00Z' }],
  ['the code of an error', { code: 'unknown', status: 404 }],
  ['the number of a hall', { number: '12' }],
  ['nothing, yes and counts', { token: null, email: null, registered: true, pin: 0 }],
  ['where a cinema is', { gpsPosition: { x: 48.85661, y: 2.35222 } }],
])('%s is not masked', (_, recorded) => {
  expect(mask(recorded)).toEqual(recorded)
})

test('equal values have equal masks, so that a masked scenario replays', () => {
  const question = { number: '6032123456789012', pin: '4711' }
  const { event, context } = mask({ event: { question }, context: { question } }) as Record<string, unknown>
  expect((event as { question: unknown }).question).toEqual((context as { question: unknown }).question)
})

function masked(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, 'masked']))
}
