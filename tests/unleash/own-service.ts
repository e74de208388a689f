import { createFlagTokens } from '@marquee/flags/service/create-flag-tokens.ts'
import type { FlagOwner } from '@marquee/flags/service/flag-service.ts'
import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import { openStore } from '../../src/wiring/open-store.ts'
import { prepareStore } from '../e2e/prepared-store.ts'
import { type FlagPlace, requestJson } from './flag-place.ts'
import { type Product, patient, startProduct } from './product.ts'

const ENVIRONMENT = 'development'
const operator: FlagOwner = { id: 'operator', name: 'operator', role: 'admin', sites: [] }

interface Row {
  readonly name: string
  readonly lastUsed: string | null
  readonly sites: Readonly<Record<SiteId, { readonly version: number }>>
}

export interface OwnService extends FlagPlace {
  /** Gives every visitor with an id this variant. */
  draw(flag: FlagName, site: SiteId, variant: string): Promise<void>
  product(): Product
}

async function makeTokens(dataDir: string): Promise<{ readonly client: string; readonly admin: string }> {
  await prepareStore(dataDir)
  const store = await openStore({ dataDir })
  const tokens = createFlagTokens({ store, environment: ENVIRONMENT, record: async () => {} })
  const [client, admin] = [
    await tokens.make('client', 'followers', operator),
    await tokens.make('admin', 'tests', operator),
  ]
  await store.close()
  if (!client || !admin) throw new Error('No tokens were made')
  return { client: client.token, admin: admin.token }
}

/** The embedded service, at the address of its own product. */
export async function openOwnService(dataDir: string): Promise<OwnService> {
  const { client, admin } = await makeTokens(dataDir)
  // A name that every machine resolves; only browsers resolve flags.localhost.
  const start = (port = '0') =>
    startProduct(dataDir, {
      ...patient,
      PORT: port,
      FLAGS_HOST: '127.0.0.1',
      UNLEASH_ENVIRONMENT: ENVIRONMENT,
    })
  let product = await start()
  const { port } = product
  const api = `http://127.0.0.1:${port}/api`
  const row = async (flag: FlagName): Promise<Row> => {
    const { features } = (await requestJson(`${api}/admin/features`, admin)) as { features: Row[] }
    const found = features.find(({ name }) => name === flag)
    if (!found) throw new Error(`No feature ${flag}`)
    return found
  }
  async function change(flag: FlagName, site: SiteId, value: object): Promise<void> {
    const { version } = (await row(flag)).sites[site]
    await requestJson(`${api}/admin/features/${flag}/sites/${site}`, admin, 'PUT', {
      ...value,
      version,
      reason: 'A test.',
    })
  }
  return {
    env: { UNLEASH_URL: api, UNLEASH_TOKEN: client, UNLEASH_ENVIRONMENT: ENVIRONMENT },
    product: () => product,
    set: (flag, site, on) => change(flag, site, { on }),
    rollOut: (flag, site, rollout) =>
      change(flag, site, { on: true, audience: { rollout, devices: [], variants: [] } }),
    draw: (flag, site, variant) =>
      change(flag, site, {
        on: true,
        audience: { rollout: 100, devices: [], variants: [{ name: variant, weight: 1_000 }] },
      }),
    isUsed: async (flag) => (await row(flag)).lastUsed !== null,
    away: () => product.stop(),
    async back() {
      product = await start(String(port))
    },
    close: () => product.stop(),
  }
}
