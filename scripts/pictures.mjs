// Makes the pictures of the demonstration's first views, for the server to find, also one that runs. Those of an earlier build are not made again.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { picturesOfFirstViews } from '../demo/first-views.ts'
import { loadPictures } from '../demo/pictures.ts'
import { derivativeName } from '../src/server/images/derivative-store.ts'
import { createPictureProcesses } from '../src/server/images/picture-processes.ts'
import { root, seconds } from './install.mjs'

// Work for a visitor comes first; the processes inherit this priority.
setPriority(constants.priority.PRIORITY_LOW)

const artDir = join(root, 'demo', 'art')
const folder = join(root, '.cache', 'pictures')

const wanted = new Map(
  picturesOfFirstViews(loadPictures(artDir), Date.now()).map((picture) => [derivativeName(picture), picture]),
)
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name))
const missing = [...wanted].filter(([name]) => !existsSync(join(folder, name)))

const processes = createPictureProcesses(
  pathToFileURL(join(root, 'src', 'wiring', 'picture-process.ts')).href,
  {
    processes: availableParallelism(),
  },
)
let made = 0

/** @param {(typeof missing)[number]} entry */
async function make([name, { path, width, format }]) {
  const body = await processes.resize({ master: join(artDir, path), width, format })
  const partial = join(folder, `${name}.part`)
  writeFileSync(partial, body)
  renameSync(partial, join(folder, name))
  made += 1
}

if (missing.length > 0) {
  const began = Date.now()
  console.log(`Making ${missing.length} pictures of first views …`)
  const heartbeat = setInterval(
    () => console.log(`  … ${made} of ${missing.length} pictures, ${seconds(began)}`),
    30_000,
  )
  await Promise.all(missing.map(make)).finally(() => clearInterval(heartbeat))
  console.log(`Pictures made in ${seconds(began)}.`)
}
await processes.close()
