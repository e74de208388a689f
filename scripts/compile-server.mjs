// Compiles the built server ahead, for `scripts/serve.mjs`. V8 uses only what was compiled under the same options, and Node.js only what its user wrote.
import { enableCompileCache } from 'node:module'
import { compiledFolder } from './server-process.mjs'

const build = 'dist'
enableCompileCache(compiledFolder(build))
await import(`../${build}/server/server.js`)
// What was compiled is written when the process ends.
process.exit()
