import type { FlagName } from '#config/flags.ts'
import { startDatabases } from '../contracts/databases.ts'
import { type FlagPlace, requestJson } from './flag-place.ts'
import { ADMIN_PASSWORD, startUnleash, tokens } from './unleash-server.ts'

const ENVIRONMENT = 'development'

interface Strategy {
  readonly id: string
  readonly name: string
  readonly constraints: readonly { readonly contextName: string; readonly values: readonly string[] }[]
}

export interface UnleashPlace extends FlagPlace {
  /** The environment of `npm run flags:send`. */
  readonly adminEnv: Readonly<Record<string, string>>
  /** Sites named by the rules of a feature. */
  sitesOf(flag: FlagName): Promise<readonly string[]>
  importFile(data: object): Promise<void>
}

const onSites = (values: readonly string[]) => [
  { contextName: 'site', operator: 'IN', values, inverted: false },
]

/** Only users may import; tokens of the Admin API may not. */
async function importAs(server: string, password: string, data: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(new URL('/auth/simple/login', server), {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'admin', password }),
  })
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0])
  const body = JSON.stringify({ environment: ENVIRONMENT, project: 'default', data })
  const address = `${server}/admin/features-batch/import`
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, cookie: cookie.join('; ') },
    body,
  })
  if (!response.ok) throw new Error(`The import was refused: ${response.status} ${await response.text()}`)
}

/** A real Unleash server on an empty PostgreSQL, operated as from its console. */
export async function openUnleashPlace(): Promise<UnleashPlace> {
  const databases = await startDatabases('postgres')
  const database = await databases.create()
  const server = await startUnleash(database.databaseUrl ?? '')
  const request = (path: string, method?: string, body?: unknown) =>
    requestJson(`${server.url}/admin/${path}`, tokens.admin, method, body)
  const featurePath = (flag: FlagName) => `projects/default/features/${flag}/environments/${ENVIRONMENT}`
  const strategiesOf = async (flag: FlagName) =>
    (await request(`${featurePath(flag)}/strategies`)) as Strategy[]

  const sitesOf = async (flag: FlagName) =>
    (await strategiesOf(flag)).flatMap(({ constraints }) => constraints[0]?.values ?? [])

  async function replaceRules(flag: FlagName, rule: object): Promise<void> {
    for (const { id } of await strategiesOf(flag))
      await request(`${featurePath(flag)}/strategies/${id}`, 'DELETE')
    await request(`${featurePath(flag)}/strategies`, 'POST', rule)
    await request(`${featurePath(flag)}/on`, 'POST')
  }
  return {
    env: { UNLEASH_URL: server.url, UNLEASH_TOKEN: tokens.backend, UNLEASH_ENVIRONMENT: ENVIRONMENT },
    adminEnv: {
      UNLEASH_URL: server.url,
      UNLEASH_ADMIN_TOKEN: tokens.admin,
      UNLEASH_ENVIRONMENT: ENVIRONMENT,
    },
    sitesOf,
    importFile: (data) => importAs(server.url, ADMIN_PASSWORD, data),
    async set(flag, site, on) {
      const before = await sitesOf(flag)
      const sites = [...before.filter((id) => id !== site), ...(on ? [site] : [])]
      await replaceRules(flag, { name: 'default', constraints: onSites(sites), parameters: {} })
    },
    // Written as Unleash's console writes a "gradual rollout".
    rollOut: (flag, site, percent) =>
      replaceRules(flag, {
        name: 'flexibleRollout',
        constraints: onSites([site]),
        parameters: { rollout: String(percent), stickiness: 'sessionId', groupId: flag },
      }),
    async isUsed(flag) {
      const { lastHourUsage } = (await request(`client-metrics/features/${flag}`)) as {
        lastHourUsage: { yes: number; no: number }[]
      }
      return lastHourUsage.some(({ yes, no }) => yes + no > 0)
    },
    away: () => server.stop(),
    back: () => server.start(),
    async close() {
      await server.stop()
      await database.drop()
      await databases.stop()
    },
  }
}
