import { z } from 'zod'
import { chat } from './chat.ts'
import { consent } from './consent.ts'
import { consentStorage } from './consent-storage.ts'
import { environments } from './environments.ts'
import { flags, visitorFlagNames } from './flags.ts'
import { helpCategoriesBySite } from './help-categories.ts'
import { isSite } from './is-site.ts'
import { languageNames, languages } from './languages.ts'
import { outsideParties } from './outside-parties.ts'
import { routes } from './routes.ts'
import { sites } from './sites.ts'
import type { FlagConfig } from './types.ts'

/** Validated at start-up and in a test; a fault names file and field. */

const language = z.enum(languages)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const https = z.url({ protocol: /^https$/, error: 'must be an https address' })
const logo = z.strictObject({
  src: z.string().startsWith('/'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
const host = z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name without port')
const siteId = z.string().refine(isSite, 'is no site')
const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const site = z.strictObject({
  id: z.string(),
  region: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 code'),
  languages: z
    .array(language)
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'names a language twice'),
  prefix: z.enum(['every-language', 'all-but-default']),
  timeZone: z.string().refine(isTimeZone, 'is no time zone'),
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'is no ISO 4217 currency'),
  ageRating: z.enum(['CSA', 'Cinecheck', 'Default']),
  favouriteLimit: z.int().min(1),
  hosts: z.strictObject({
    local: host,
    production: host,
    client: host,
    otherClients: z.array(host).optional(),
    otherTunnels: z.array(host).optional(),
  }),
  footerCities: z.array(slug),
  social: z.partialRecord(z.enum(['facebook', 'instagram', 'tiktok', 'twitter', 'youtube']), https),
  links: z.strictObject({
    business: https,
    homeVideo: https,
    club: https,
    clubLogo: logo.optional(),
    orderTunnel: https.or(z.string().regex(/^\/[a-z-]+$/)),
  }),
  outsideParties: z.array(z.string().refine((id) => id in outsideParties, 'is no outside party')),
})

const editionFlag = z
  .string()
  .refine((name) => name in flags, 'is no flag')
  .refine(
    (name) => visitorFlagNames.every((each) => each !== name),
    'may differ from visitor to visitor: a route cannot follow it',
  )

const pattern = z
  .string()
  .regex(/^([a-z0-9$-]+(\/[a-z0-9$-]+)*)?$/, 'must be a path without slash at its ends')
const route = z
  .strictObject({
    path: pattern,
    parent: z
      .string()
      .refine((kind) => kind in routes, 'is no route kind')
      .optional(),
    names: z.partialRecord(language, pattern),
    siteNames: z.record(siteId, z.partialRecord(language, pattern)).optional(),
    sites: z.array(siteId).optional(),
    flag: editionFlag.optional(),
    anyFlag: z.array(editionFlag).optional(),
    pageType: z.string().min(1),
    header: z.enum(['full', 'light', 'none']),
    footer: z.boolean(),
    appOnly: z.boolean(),
    signedIn: z.boolean(),
    filters: z.boolean().optional(),
    query: z.array(z.string()).optional(),
    sitemap: z.enum(['page', 'items']).optional(),
  })
  .refine(({ appOnly, sitemap }) => !(appOnly && sitemap), {
    path: ['sitemap'],
    message: 'lists a page of the app',
  })

const flag = z
  .strictObject({
    owner: z.string().min(1),
    effect: z.string().min(1),
    kind: z.enum(['release', 'kill-switch', 'operational']),
    reach: z.enum(['edition', 'visitor']),
    variants: z
      .array(z.string().regex(/^[a-z][a-zA-Z]*$/))
      .min(2)
      .optional(),
    fourEyes: z.boolean().optional(),
    default: z.boolean(),
    exceptions: z.record(siteId, z.boolean()),
    until: z.iso.date(),
  })
  .refine(({ reach, variants }) => reach === 'visitor' || variants === undefined, {
    path: ['variants'],
    message: 'are for reach visitor only',
  })

const source = z
  .string()
  .regex(
    /^(https:\/\/[^\s;,]+|\/([a-z-]+\/)+|'[a-z-]+'|'sha(256|384|512)-[A-Za-z0-9+/]+=*')$/,
    'must be an https origin, a path between slashes, a quoted keyword or a quoted hash',
  )
const cookieName = z
  .string()
  .regex(/^[\w.-]+\*?$/, 'must be the name of a cookie, with a star at its end at most')
const outsideParty = z.strictObject({
  id: z.string(),
  consent: z.enum(['none', 'functional', 'statistics', 'marketing']),
  sources: z.partialRecord(
    z.enum(['script-src', 'style-src', 'img-src', 'media-src', 'frame-src', 'connect-src', 'font-src']),
    z.array(source),
  ),
  environment: z.enum(['all', 'production']),
  script: https.optional(),
  cookies: z.array(cookieName).optional(),
})

const helpCategory = z.strictObject({
  id: slug,
  icon: z.string().min(1),
  names: z.partialRecord(language, z.string().min(1)),
})
const categoriesOfHelp = z
  .array(helpCategory)
  .min(1)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'names a category twice')
const consentCategory = z.enum(['functional', 'statistics', 'marketing'])
const consentSchema = z.strictObject({
  cookie: z.string().regex(/^[a-z]+$/, 'must be lower-case letters'),
  revision: z.int().min(1),
  days: z.int().min(1).max(365),
  categories: z.array(consentCategory),
})
const consentStorageSchema = z.record(
  z.string().regex(/^[a-z-]+$/, 'must be lower-case letters and hyphens'),
  consentCategory,
)
const environmentSchema = z.array(
  z.strictObject({
    host: z.string().regex(/^(\*\.)?[a-z0-9.-]+$/, 'must be a host name, or one after `*.`'),
    name: z.enum(['production', 'staging', 'development']),
  }),
)

const chatEnvironment = z.enum(['production', 'preproduction', 'staging'])
const wallTime = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'must be HH:mm')
const chatHours = z.array(
  z.strictObject({ days: z.enum(['daily', 'workdays', 'weekend']), opens: wallTime, closes: wallTime }),
)
const chatSchema = z.strictObject({
  environments: z.array(z.strictObject({ host: z.string().min(1), name: chatEnvironment })),
  services: z.record(
    chatEnvironment,
    z
      .string()
      .refine(
        (id) =>
          Object.entries(outsideParties).some(
            ([name, { sources }]) => name === id && 'connect-src' in sources,
          ),
        'is no outside party to ask',
      )
      .nullable(),
  ),
  hours: chatHours,
  siteHours: z.record(siteId, chatHours),
})

const files: readonly {
  file: (key: string) => string
  records: Readonly<Record<string, unknown>>
  schema: z.ZodType
}[] = [
  { file: (id) => `config/sites/${id}.ts`, records: sites, schema: site },
  { file: (kind) => `config/routes.ts, ${kind}`, records: routes, schema: route },
  { file: (name) => `config/flags.ts, ${name}`, records: flags, schema: flag },
  { file: (id) => `config/outside-parties.ts, ${id}`, records: outsideParties, schema: outsideParty },
  {
    file: (id) => `config/help-categories.ts, ${id}`,
    records: helpCategoriesBySite,
    schema: categoriesOfHelp,
  },
  { file: () => 'config/consent.ts', records: { consent }, schema: consentSchema },
  { file: () => 'config/consent-storage.ts', records: { consentStorage }, schema: consentStorageSchema },
  { file: () => 'config/chat.ts', records: { chat }, schema: chatSchema },
  { file: () => 'config/environments.ts', records: { environments }, schema: environmentSchema },
  {
    file: () => 'config/languages.ts',
    records: { languageNames },
    schema: z.record(language, z.string().min(1)),
  },
]

/** One line per fault: `config/sites/fr.ts: hosts.local must be a host name without port`. */
export function faultsOf(file: string, schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value)
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${file}: ${path.map(String).join('.')} ${message}`)
}

export const siteSchema = site
export const routeSchema = route

export function configFaults(): string[] {
  const misnamed = Object.entries(sites).filter(([key, { id }]) => key !== id)
  return [
    ...misnamed.map(([key, { id }]) => `config/sites.ts: ${key} holds the site ${id}`),
    ...files.flatMap(({ file, records, schema }) =>
      Object.entries(records).flatMap(([key, value]) => faultsOf(file(key), schema, value)),
    ),
  ]
}

/** One sentence per flag past its date. `today` is an ISO date; a flag is valid through its last day. */
export function overdueFlags(
  table: Readonly<Record<string, Pick<FlagConfig, 'kind' | 'until' | 'owner'>>>,
  today: string,
): string[] {
  return Object.entries(table)
    .filter(([, { until }]) => until < today)
    .map(([name, { kind, until, owner }]) => {
      const due =
        kind === 'release'
          ? `expired on ${until}: take it out of the code, with what it switched`
          : `was to be reviewed by ${until}`
      return `${name} ${due} (${owner})`
    })
}
