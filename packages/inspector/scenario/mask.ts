/**
 * Masks secrets and personal data in recordings. Masks are constant per kind, so a
 * masked scenario still replays.
 */

const masks = {
  secret: 'masked',
  email: 'client@masked.example',
  person: 'Client',
  client: 'client-0',
  card: '0000000000000000',
  pin: '0000',
  code: 'CODE0000',
} as const

type Kind = keyof typeof masks

const keys: Readonly<Record<string, Kind>> = {
  ...named(
    'secret',
    'authorization',
    'cookie',
    'setcookie',
    'token',
    'accesstoken',
    'refreshtoken',
    'idtoken',
    'csrf',
    'xsrftoken',
    'xxsrftoken',
  ),
  ...named(
    'secret',
    'password',
    'secret',
    'captcha',
    'xrecaptcharesponse',
    'session',
    'sessionid',
    'nonce',
    'verifier',
    'emailhash',
    'phone',
  ),
  ...named('email', 'email', 'mail'),
  ...named(
    'person',
    'firstname',
    'lastname',
    'givenname',
    'familyname',
    'fullname',
    'surname',
    'photourl',
    'avatar',
    'avatarfallback',
  ),
  ...named('client', 'icu', 'sub', 'clientid'),
  ...named('card', 'cardnumber', 'number'),
  ...named('pin', 'pin'),
  ...named('code', 'code', 'voucher', 'vouchercode'),
}

function named(kind: Kind, ...names: readonly string[]): Readonly<Record<string, Kind>> {
  return Object.fromEntries(names.map((name) => [name, kind]))
}

const positions: readonly string[] = ['latitude', 'lat', 'longitude', 'lng', 'lon']

/** Paths contain ids of cards and clients. */
const paths: readonly (readonly [RegExp, string])[] = [
  [/(\/gift-card\/)[^/?#]+\/[^/?#]+/, `$1${masks.card}/${masks.pin}`],
  [/(\/voucher\/)[^/?#]+/, `$1${masks.code}`],
  [/(\/client\/)[^/?#]+/, `$1${masks.client}`],
  [/([?&](?:code|state|token|access_token|id_token)=)[^&#]+/g, `$1${masks.secret}`],
  [/([?&](?:lat|lng|lon|latitude|longitude)=-?\d+\.\d)\d+/g, '$1'],
]

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, masks.secret],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, `$1 ${masks.secret}`],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, masks.email],
  [/\b\d(?:[ -]?\d){14,18}\b/g, masks.card],
]

const maskText = (text: string): string =>
  [...patterns, ...paths].reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text)

const plainKey = (key: string) => key.toLowerCase().replaceAll(/[^a-z]/g, '')

/** A short number, or a code without digits, is not one of a card. */
function reveals(kind: Kind, value: string): boolean {
  if (kind === 'card') return value.replaceAll(/\D/g, '').length >= 8
  return kind === 'code' ? /\d/.test(value) && value.length >= 5 : value !== ''
}

/** An object with an e-mail address or client number is a person: its `name` and `id` are personal. */
const isPerson = (fields: object) =>
  Object.keys(fields).some((key) => ['email', 'icu', 'sub'].includes(plainKey(key)))

function maskField(key: string, value: unknown, fields: object): unknown {
  const plain = plainKey(key)
  if (positions.includes(plain) && typeof value === 'number') return Math.round(value * 10) / 10
  const kind =
    keys[plain] ?? (isPerson(fields) ? ({ name: 'person', id: 'client' } as const)[plain] : undefined)
  return kind !== undefined && typeof value === 'string' && reveals(kind, value) ? masks[kind] : mask(value)
}

export function mask(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value)) return value.map(mask)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskField(key, each, value)]))
}
