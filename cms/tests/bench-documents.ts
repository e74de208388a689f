// `npm run bench:documents`: what editors look up among 10,000 documents, or another number, in milliseconds of CPU
// time of a warm process.
import path from 'node:path'
import { createLocalReq } from 'payload'
import { calendarOf } from '../src/calendar/calendar.ts'
import { usersOf } from '../src/media/picture-users.ts'
import { lastRuns } from '../src/reports/run-link-check.ts'
import { whereUsed } from '../src/reports/where-used.ts'
import { searchDocuments } from '../src/search/search-documents.ts'
import { translationReport } from '../src/search/translations.ts'
import { openCms } from './cms.ts'
import { newsIn, pngFile } from './made-content.ts'
import { copyNews } from './many-documents.ts'
import { account } from './users.ts'

const DOCUMENTS = Number(process.argv[2] ?? 10_000)
const MOST = 300
const REPEATS = 5

process.chdir(path.resolve(import.meta.dirname, '..'))
Object.assign(process.env, { NODE_ENV: 'production' })
const cms = await openCms()
const { payload } = cms
const { make, change } = newsIn(cms)
const picture = await payload.create({
  collection: 'media',
  locale: 'fr',
  data: { alt: 'Neige' } as never,
  file: await pngFile('neige.png'),
})
const { id } = await make({ site: 'ch', title: 'Neige sur Lausanne', slug: 'neige' })
await change(id, { _status: 'published' }, { publishSpecificLocale: 'fr' })
const german = { title: 'Schnee in Zürich', slug: 'schnee', _status: 'published' }
await change(id, german, { locale: 'de', publishSpecificLocale: 'de' })
await copyNews(path.join(cms.dataDir, 'cms/cms.sqlite'), DOCUMENTS, 'de')
const { email } = await account(payload, 'rosa@marquee.example', { role: 'editor', sites: ['ch'] })
const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } })
const req = await createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, payload)
const month = new Date().toISOString().slice(0, 7)

const tasks: Readonly<Record<string, () => Promise<number>>> = {
  'missing translations': async () => (await translationReport(req, 'en', {})).length,
  'missing in German': async () =>
    (await translationReport(req, 'en', { site: 'ch', language: 'de' })).length,
  calendar: async () => (await calendarOf(req, month, {}, 'en')).length,
  search: async () => (await searchDocuments(req, { text: 'schnee 77' })).found.length,
  'link report': async () => (await lastRuns(payload)).done?.broken?.length ?? 0,
  'users of a picture': async () => (await usersOf(req, picture.id)).length,
  'where a picture is used': async () =>
    (await whereUsed(req, { collection: 'media', id: picture.id }, 'fr')).length,
}

let isSlow = false
for (const [name, run] of Object.entries(tasks)) {
  const found = await run()
  const times: number[] = []
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const begin = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(begin)
    times.push((user + system) / 1_000)
  }
  const middle = times.toSorted((one, other) => one - other)[Math.floor(REPEATS / 2)] ?? 0
  isSlow ||= middle > MOST
  console.log(`${name.padEnd(24)}${middle.toFixed(0).padStart(6)} ms, ${found} found`)
}
await cms.close()
process.exit(isSlow ? 1 : 0)
