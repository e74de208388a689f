export type HeaderPairs = readonly (readonly [name: string, value: string])[]

const OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]

const always: HeaderPairs = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
]

const hsts: HeaderPairs = [['Strict-Transport-Security', 'max-age=31536000']]

/** Path on every host with pages, and the name that their policies report to. */
export const POLICY_REPORTS = '/policy-reports'

export const REPORTING: readonly string[] = [`report-uri ${POLICY_REPORTS}`, 'report-to policy']

/** The client host is another host of the same site. */
const SAME_SITE = ['Cross-Origin-Resource-Policy', 'same-site'] as const

/** Headers of every response. */
export const plainSecurity = (https: boolean): HeaderPairs => (https ? [...always, ...hsts] : always)

/** Headers of data: nothing of them is ever rendered, nor embedded by another site. */
export const dataSecurity = (https: boolean): HeaderPairs => [
  ...plainSecurity(https),
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  SAME_SITE,
]

/** Headers of pages. Autoplay and full screen are for the trailers' players. */
export const pageSecurity = (https: boolean): HeaderPairs => [
  ...plainSecurity(https),
  ['Permissions-Policy', ['geolocation=(self)', ...OFF.map((name) => `${name}=()`)].join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Reporting-Endpoints', `policy="${POLICY_REPORTS}"`],
  SAME_SITE,
]

/** Requires that text becomes markup, code and addresses of scripts by the named policies only. */
export const trustedTypes = (policies: readonly string[]): readonly string[] => [
  "require-trusted-types-for 'script'",
  `trusted-types ${policies.join(' ') || "'none'"}`,
]
