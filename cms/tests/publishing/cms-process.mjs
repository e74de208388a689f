// The system in a process of its own: `node cms-process.mjs <command> …`, in the folder of the workspace.
import { getPayload } from 'payload'

const [command, ...args] = process.argv.slice(2)
const { default: config } = await import('../../src/payload.config.ts')
const { startPublishing } = await import('../../src/publishing/publishing.ts')
const logger = { options: { level: 'error' }, destination: process.stderr }
const payload = await getPayload({ config: Object.assign({}, await config, { logger }) })
/** @param {string} key */
async function idOf(key) {
  const { docs } = await payload.find({
    collection: 'news',
    where: { key: { equals: key } },
    draft: true,
    depth: 0,
  })
  const [found] = docs
  if (!found) throw new Error(`no news item "${key}"`)
  return found.id
}

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const commands = {
  /** Delivers until it is ended. */
  serve: async () => {
    startPublishing(payload)
    // Keeps the process alive, as a web server would.
    setInterval(() => {}, 60_000)
  },
  /** Exits as soon as a document is saved, before it can be delivered. */
  saveAndDie: async ([key]) => {
    await payload.create({
      collection: 'news',
      locale: 'fr',
      data: { site: 'fr', key, slug: key, title: key, _status: 'published' },
    })
    process.kill(process.pid, 'SIGKILL')
  },
  /** Exits within the transaction that saves a document. */
  dieSaving: async ([key]) => {
    const { db } = payload
    db.commitTransaction = async () => {
      process.kill(process.pid, 'SIGKILL')
    }
    await payload.create({
      collection: 'news',
      locale: 'fr',
      data: { site: 'fr', key, slug: key, title: key, _status: 'published' },
    })
  },
  /** Changes documents in turn, `times` times, while it delivers. */
  change: async ([times, name, ...keys]) => {
    const publishing = startPublishing(payload)
    const ids = await Promise.all(keys.map(idOf))
    const changes = Array.from({ length: Number(times) }, (_, index) => index)
    await Promise.all(
      [0, 1, 2].map(async (lane) => {
        for (const index of changes.filter((each) => each % 3 === lane)) {
          const data = { title: `${name} ${index}`, _status: 'published' }
          const id = ids[(index * 7) % ids.length]
          if (id !== undefined) await payload.update({ collection: 'news', id, locale: 'fr', data })
        }
      }),
    )
    await publishing.stop()
    process.exit(0)
  },
}

await commands[command ?? '']?.(args)
