/**
 * `npm run pages -- store <folder> [site…]` and `npm run pages -- compare <before> <after>`. Exits with 1 on
 * a difference.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { eachOf, requestHost } from '../e2e/http.ts'
import { type Product, startProduct } from '../unleash/product.ts'
import { clientHost, FLAG_HOST, type PageAddress, pageAddresses } from './addresses.ts'
import { normaliseHeaders, normaliseText } from './normalise.ts'
import { signIn } from './sessions.ts'
import { differences, type StoredPage, storeBody, storeIndex } from './snapshot.ts'

const BREAK_GLASS = { password: 'the glass beside the door' }
/** A client of the demonstration on every site (`docs/demo-data.md`). */
const CLIENT = { email: 'camille@demo.marquee.example', password: 'deux places au rang F' }

async function sessionsOf({ port }: Product, only: readonly SiteId[]): Promise<Map<string, string>> {
  const sessions = new Map([[FLAG_HOST, await signIn(port, FLAG_HOST, '/break-glass', BREAK_GLASS)]])
  for (const site of only) {
    const path = `/${sites[site].languages[0]}/sign-in`
    sessions.set(clientHost(site), await signIn(port, clientHost(site), path, CLIENT))
  }
  return sessions
}

async function take(product: Product, folder: string, only: readonly SiteId[]): Promise<void> {
  const addresses = await pageAddresses(product, only)
  const sessions = await sessionsOf(product, only)
  const pages = new Map<string, StoredPage>()
  await eachOf(addresses, 4, async ({ host, path, as }: PageAddress) => {
    const session = as === undefined ? undefined : sessions.get(host)
    const { status, headers, body } = await requestHost(host, path, {
      port: product.port,
      headers: session === undefined ? {} : { cookie: session },
    })
    pages.set(`${as ?? 'guest'} ${host}${path}`, {
      status,
      headers: normaliseHeaders(headers),
      body: storeBody(folder, normaliseText(body)),
    })
    if (pages.size % 500 === 0) console.log(`${pages.size} of ${addresses.length}`)
  })
  storeIndex(folder, Object.fromEntries([...pages].sort(([one], [other]) => one.localeCompare(other))))
  console.log(`${pages.size} pages stored in ${folder}`)
}

async function store(folder: string, names: readonly string[]): Promise<void> {
  const only = names.length > 0 ? siteIds.filter((site) => names.includes(site)) : siteIds
  const dataDir = mkdtempSync(join(tmpdir(), 'pages-'))
  const product = await startProduct(
    dataDir,
    { FLAGS_ADMIN_PASSWORD: BREAK_GLASS.password },
    'tests/e2e/visual/serve.ts',
  )
  try {
    await take(product, folder, only)
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [command, first, ...others] = process.argv.slice(2)
if (command === 'store' && first) await store(first, others)
else if (command === 'compare' && first && others[0]) {
  const found = differences(first, others[0])
  for (const difference of found) console.log(difference)
  console.log(`${found.length} differences`)
  process.exitCode = found.length === 0 ? 0 : 1
} else {
  console.error('npm run pages -- store <folder> [site…]\nnpm run pages -- compare <before> <after>')
  process.exitCode = 1
}
