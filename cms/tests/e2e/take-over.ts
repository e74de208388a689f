import { getPayload } from 'payload'
import { siteIds } from '../../../config/sites.ts'
import { republish } from '../../src/outbox/republish.ts'
import config from '../../src/payload.config.ts'
import { exportedItems } from '../../src/seed/exported-items.ts'
import { takeOverDemo } from '../../src/seed/take-over-demo.ts'

// Imports the demo's content of one site and delivers it, in a process of its own as commands do.
const site = siteIds.find((id) => id === process.argv[2])

async function* itemsOfSite() {
  for await (const item of exportedItems()) if (item.site === site) yield item
}

const payload = await getPayload({ config, disableOnInit: true })
const refused = await takeOverDemo(payload, { log: () => {}, items: itemsOfSite() })
for (const line of refused) process.stderr.write(`${line}\n`)
process.stdout.write(`${await republish(payload, site ? { site } : {})}\n`)
process.exit(refused.length > 0 ? 1 : 0)
