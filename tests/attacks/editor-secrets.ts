import SqliteDatabase from 'better-sqlite3'
import { countOf } from './attack.ts'
import { type CmsAttack, cmsDatabase, type PublicCms, type SignedInEditor } from './public-cms.ts'

/** Values of the database that nobody but their owner may see; those of a session are its owner's. */
function secretsIn(cms: PublicCms, reader: SignedInEditor): readonly string[] {
  const database = new SqliteDatabase(cmsDatabase(cms), { readonly: true })
  try {
    const all = (query: string, ...values: unknown[]) =>
      database
        .prepare<unknown[], string | null>(query)
        .pluck()
        .all(...values)
    return [
      ...['hash', 'salt', 'api_key', 'api_key_index'].flatMap((column) => all(`select ${column} from users`)),
      ...all('select id from users_sessions where _parent_id <> ?', reader.id),
      ...all('select id_token from provider_sessions'),
    ].filter((value): value is string => Boolean(value))
  } finally {
    database.close()
  }
}

const hiddenFields = [
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'apiKey',
  'apiKeyIndex',
]
const hiddenPaths = [...hiddenFields, 'sessions.id', 'sessions']
const hiddenCollections = [
  'carried-editors',
  'rate-limits',
  'provider-sessions',
  'audit-entries/export',
  'payload-jobs',
  'payload-migrations',
]

/** Everybody reads it for their own sites, without addresses and networks. */
const auditLog = '/api/audit-entries?depth=3'

/** Requests of which the first two differ only if a hidden value decides. */
const oracles = hiddenPaths.flatMap((name) => [
  [`where[${name}][exists]=true`, `where[${name}][exists]=false`],
  [`where[${name}][like]=a`, `where[or][0][${name}][not_equals]=a`],
  [`sort=${name}`, `sort=-${name}`],
  [`where[and][0][or][0][${name.replaceAll('.', '__')}][exists]=true`, 'where[id][exists]=false'],
])

const secretReads: CmsAttack = {
  name: 'users, hashes, keys and sessions, read by nobody and by an editor',
  async run(cms) {
    const editor = await cms.newEditor('198.51.100.184', { role: 'editor', sites: ['fr'] })
    const colleague = await cms.newEditor('198.51.100.185', { role: 'editor', sites: ['fr', 'nl'] })
    const { id, email } = colleague
    const json = { enableAPIKey: true, apiKey: 'the key of a colleague' }
    await cms.call(`PATCH /api/users/${id}`, { as: cms.admin, json })
    const one = `/api/users/${colleague.id}`
    const selected = hiddenFields.map((name) => `select[${name}]=true`).join('&')
    const paths = [
      '/api/users',
      one,
      '/api/users/me',
      '/api/users/init',
      '/api/access',
      `${one}/api-key/reveal`,
      `/api/users?${selected}`,
      `${one}?${selected}`,
      `${one}?showHiddenFields=true&depth=9`,
      '/api/users?populate[users][hash]=true&depth=3&joins[sessions][limit]=9&overrideAccess=true',
      '/api/payload-locked-documents?depth=5',
      '/api/payload-preferences?depth=5',
      '/api/news?draft=true&depth=5&populate[users][hash]=true',
      '/admin/account',
      `/admin/collections/users/${colleague.id}`,
      '/admin/collections/users',
      auditLog,
      ...hiddenCollections.map((slug) => `/api/${slug}?depth=3`),
    ]
    const secrets = [...secretsIn(cms, editor), 'the key of a colleague']
    const through: string[] = []
    const statuses: number[] = []
    for (const as of [undefined, editor]) {
      const who = as ? { as } : {}
      for (const target of paths) {
        const { status, body } = await cms.call(`GET ${target}`, who)
        statuses.push(status)
        const isOpen = status === 200 && hiddenCollections.some((slug) => target.startsWith(`/api/${slug}`))
        const isKnown = (!as || target === auditLog) && (body.includes(email) || body.includes('"network"'))
        if (isOpen || isKnown || secrets.some((secret) => body.includes(secret))) through.push(target)
      }
      for (const [first = '', second = ''] of oracles) {
        const replies = [first, second].map((query) => cms.call(`GET /api/users?${query}`, who))
        const [yes, no] = await Promise.all(replies)
        statuses.push(yes?.status ?? 0)
        if (yes?.status === 200 && yes.body !== no?.body) through.push(first)
      }
      const query = '{ Users { docs { hash } } __schema { types { name } } }'
      for (const target of ['graphql', 'graphql-playground']) {
        const { status } = await cms.call(`POST /api/${target}`, { ...who, json: { query } })
        statuses.push(status)
        if (status !== 404) through.push(target)
      }
    }
    const seen = await cms.call('GET /api/users', { as: editor })
    const isRead = seen.body.includes(email)
    return {
      held: through.length === 0 && isRead && secrets.length > 8,
      seen: `${countOf(statuses)}; ${secrets.length} secrets, seen: ${through.length === 0 ? 'none' : [...new Set(through)].join(', ')}; names of colleagues: ${isRead ? 'yes' : 'no'}`,
    }
  },
}

export const editorSecrets: readonly CmsAttack[] = [secretReads]
