// The system in a process of its own: `node cms-process.mjs <command> …`, in the folder of the workspace.
import { getPayload } from 'payload'

const [command, ...args] = process.argv.slice(2)
const { default: config } = await import('../../src/payload.config.ts')
const { startPublishing } = await import('../../src/publishing/publishing.ts')
const { changeNews } = await import('./change-news.ts')
const logger = { options: { level: 'error' }, destination: process.stderr }
const payload = await getPayload({ config: Object.assign({}, await config, { logger }) })
/** @param {string | undefined} key */
const publish = (key) =>
  payload.create({
    collection: 'news',
    locale: 'fr',
    data: { site: 'fr', key, slug: key, title: key, _status: 'published' },
  })

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const commands = {
  /** Delivers until it is ended. */
  serve: async () => {
    startPublishing(payload)
    process.stdout.write('ready')
    // Keeps the process alive, as a web server would.
    setInterval(() => {}, 60_000)
  },
  /** Saves a document, which nothing here delivers, and dies within the transaction that saves another. */
  saveAndDie: async ([saved, unsaved]) => {
    await publish(saved)
    payload.db.commitTransaction = async () => {
      process.kill(process.pid, 'SIGKILL')
    }
    await publish(unsaved)
  },
  /** Changes documents in turn, `times` times, while it delivers. */
  change: async ([times, name = '', ...ids]) => {
    const publishing = startPublishing(payload)
    process.stdout.write('ready')
    await changeNews(payload, Number(times), name, ids.map(Number))
    await publishing.stop()
    process.exit(0)
  },
}

await commands[command ?? '']?.(args)
