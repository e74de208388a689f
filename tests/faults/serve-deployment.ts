/** Starts the build in the folder `DEPLOYMENT`. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'

process.chdir(process.env.DEPLOYMENT ?? '')
const built = pathToFileURL(path.resolve('dist/server/server.js'))
const { start } = (await import(built.href)) as { start: () => Promise<void> }
await start()
