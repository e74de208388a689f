// `npm run republish -- --site fr --collection news`: makes the running process send documents to the sites
// again, by default all.
import { parseArgs } from 'node:util'

Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' })
const { values } = parseArgs({ options: { site: { type: 'string' }, collection: { type: 'string' } } })
const [{ getPayload }, { default: config }, { republish }, { siteIds }] = await Promise.all([
  import('payload'),
  import('../src/payload.config.ts'),
  import('../src/outbox/republish.ts'),
  import('#config/sites.ts'),
])
const site = siteIds.find((id) => id === values.site)
if (values.site && !site) {
  process.stderr.write(`There is no site "${values.site}". Sites: ${siteIds.join(', ')}.\n`)
  process.exit(1)
}
const payload = await getPayload({ config })
if (values.collection && !payload.collections[values.collection]) {
  process.stderr.write(`There is no collection "${values.collection}".\n`)
  process.exit(1)
}
const count = await republish(payload, { ...values, site })
process.stdout.write(`${count} documents are sent to the sites again.\n`)
process.exit(0)
