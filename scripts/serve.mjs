// Runs the built product in this process; the argument `dist-inspect` selects the build with the inspector.
import { enableCompileCache } from 'node:module'
import { compiledFolder } from './server-process.mjs'

const build = process.argv[2] ?? 'dist'
enableCompileCache(compiledFolder(build))
const { start } = await import(`../${build}/server/server.js`)
await start()
// `scripts/start.mjs` waits for it.
process.send?.('listening')
